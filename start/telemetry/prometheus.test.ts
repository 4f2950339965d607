// Dashboard and alerts over a real Prometheus.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse, stringify } from 'yaml'
import { makeFolder, until } from '../../faults/folder.ts'
import { freePort } from '#kit/testing-ports.ts'
import { startProduct } from '../../faults/process.ts'

type Rules = { groups: { name: string; rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const read = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
const rules = parse(read('prometheus/alerts.yml')) as Rules
const dashboard = JSON.parse(read('grafana/dashboard.json')) as Dashboard
const isInstalled = spawnSync('prometheus', ['--version']).status === 0
const reason = 'Prometheus is not installed: apt-get install prometheus'

const folder = makeFolder()
const top = mkdtempSync(join(tmpdir(), 'wbn-prometheus-'))
const running: ChildProcess[] = []
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(top, { recursive: true })
  if (isInstalled) await folder.remove()
})

async function startPrometheus(target: string): Promise<string> {
  const configuration = parse(read('prometheus/prometheus.yml'))
  Object.assign(configuration.global, { scrape_interval: '500ms', evaluation_interval: '500ms' })
  configuration.scrape_configs[0].static_configs[0].targets = [target]
  writeFileSync(join(top, 'prometheus.yml'), stringify(configuration))
  writeFileSync(join(top, 'alerts.yml'), read('prometheus/alerts.yml'))
  const port = await freePort()
  const options = [`--config.file=${top}/prometheus.yml`, `--storage.tsdb.path=${top}/data`]
  const child = spawn('prometheus', [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  running.push(child)
  return `http://127.0.0.1:${port}/api/v1`
}

function measured(expr: string): string {
  return expr.replace(/ (==|>|<) [\d.]+$/, '').replaceAll('$job', 'wbn')
}

test(
  'every expression of dashboard and alerts returns series after people used the site',
  { skip: !isInstalled && reason },
  async (context) => {
    const port = await freePort()
    const product = await startProduct(folder.dataDir, {
      SERVICES: 'auth,api,worker',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'no-reply@wbn.example',
      PUBLIC_URL: 'http://localhost',
      PORT: String(port),
    })
    context.after(() => product.end('SIGKILL'))
    const site = `http://127.0.0.1:${port}`
    const prometheus = await startPrometheus(`127.0.0.1:${port}`)
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      await (await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).text()
    }
    let asked = 0
    async function use(): Promise<void> {
      asked++
      await post('/api/search/product', { textQuery: `valves ${asked}` })
      await post('/api/search/business', { textQuery: `pumps ${asked}` })
    }
    const person = {
      firstName: 'Ann',
      lastName: 'Example',
      country: 'IT',
      acceptTerms: true,
      password: 'a green valve 47',
    }
    await post('/auth/register', { ...person, email: 'ann@wbn.example' })
    const expressions = [
      ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => ({ of: alert, expr: measured(expr) }))),
      ...dashboard.panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ of: title, expr: measured(expr) })),
      ),
    ]
    assert.ok(expressions.length > 20)
    let empty = expressions
    const isEmpty = async ({ expr }: { expr: string }) => {
      const answer = await fetch(`${prometheus}/query?${new URLSearchParams({ query: expr })}`).catch(() => undefined)
      const { status, data, error } = ((await answer?.json()) ?? {}) as {
        status?: string
        error?: string
        data?: { result: { value: [number, string] }[] }
      }
      assert.notEqual(status, 'error', `${expr}: ${error}`)
      return !data?.result.some(({ value }) => value[1] !== 'NaN')
    }
    await until(async () => {
      await use()
      const left = await Promise.all(empty.map(isEmpty))
      empty = empty.filter((_, at) => left[at])
      return empty.length === 0
    }, 'each returns series').catch(() => {})
    assert.deepEqual(empty, [])
    const answer = await fetch(`${prometheus}/rules`)
    const { data } = (await answer.json()) as { data: { groups: { rules: { name: string; health: string }[] }[] } }
    assert.deepEqual(
      data.groups.flatMap((group) => group.rules.filter(({ health }) => health === 'err')),
      [],
    )
  },
)

test(
  'alerts tell of no worker, of OpenSearch away or behind, of a replica behind',
  { skip: !isInstalled && reason },
  () => {
    const series = {
      'opensearch_up{job="wbn"}': 0,
      'opensearch_lag_seconds{job="wbn"}': 90,
      'replica_lag_seconds{job="wbn"}': 90,
    }
    const input = Object.entries(series).map(([name, value]) => ({ series: name, values: `${value}x20` }))
    const expected = { NoWorker: 'page', SearchAway: 'page', SearchBehind: 'ticket', ReplicaBehind: 'ticket' }
    const alerts = Object.entries(expected).map(([alertname, severity]) => ({
      eval_time: '15m',
      alertname,
      exp_alerts: [{ exp_labels: { severity }, exp_annotations: {} }],
    }))
    const unexplained = structuredClone(rules) as { groups: { rules: { annotations?: object }[] }[] }
    for (const { rules: all } of unexplained.groups) for (const rule of all) delete rule.annotations
    const [given, file] = [join(top, 'unexplained.yml'), join(top, 'alerts-test.yml')]
    writeFileSync(given, stringify(unexplained))
    writeFileSync(
      file,
      stringify({ rule_files: [given], tests: [{ interval: '1m', input_series: input, alert_rule_test: alerts }] }),
    )
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    assert.equal(status, 0, stdout + stderr)
  },
)
