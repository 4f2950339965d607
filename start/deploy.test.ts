// Files of deploy/.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { parse, parseAllDocuments } from 'yaml'
import { rules } from './config.ts'
import { startBalancer } from '../faults/balancer.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')
const drain = 35 // s, docs/operate.md
const services = ['auth', 'api', 'web', 'worker', 'indexer']
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined
const top = mkdtempSync(join(tmpdir(), 'wbn-deploy-'))
after(() => rmSync(top, { recursive: true }))

type ComposeFile = {
  services: Record<
    string,
    { image: string; environment?: Record<string, string>; stop_grace_period?: string; read_only?: boolean }
  >
}
type Values = {
  settings: Record<string, string>
  gracePeriod: number
  roles: Record<string, { services: string }>
}
type Resource = { kind: string; metadata: { name: string }; spec: { template: { spec: PodSpec } } }
type PodSpec = { terminationGracePeriodSeconds: number; containers: Record<string, unknown>[] }

function unknown(names: string[]): string[] {
  return names.filter((name) => !Object.hasOwn(rules, name) && !name.startsWith('MALLOC_'))
}
const offered = (lists: string[]) => [...new Set(lists.flatMap((list) => list.split(',')))].toSorted()
const seconds = (text: string | undefined) => Number(/^(\d+)s$/.exec(text ?? '')?.[1])

test('the image runs as nobody in particular, with settings that exist', () => {
  const text = read('Containerfile')
  const [, given] = /^ENV (.+)$/m.exec(text)!
  assert.deepEqual(unknown(given!.split(' ').map((pair) => pair.split('=', 1)[0]!)), [])
  const [, user] = /^USER (\d+):\d+$/m.exec(text)!
  assert.ok(Number(user) > 1000)
})

test('compose.yaml: settings exist, all services run, a stop waits for the drain, each value has its place', () => {
  const text = read('compose.yaml')
  const { services: parts } = parse(text, { merge: true }) as ComposeFile
  const site = Object.values(parts).filter(({ image }) => image === 'wbn')
  assert.deepEqual(unknown(site.flatMap(({ environment }) => Object.keys(environment!))), [])
  assert.deepEqual(offered(site.map(({ environment }) => environment!['SERVICES']!)), services.toSorted())
  for (const { stop_grace_period: patience, read_only: isReadOnly } of site) {
    assert.ok(seconds(patience) > drain)
    assert.equal(isReadOnly, true)
  }
  const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
  const offeredNames = [...read('settings.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!)
  assert.deepEqual([...asked].toSorted(), offeredNames.toSorted())
})

test('image and unit bound memory as `npm start` does', () => {
  const bounds = (text: string) => [...new Set(text.match(/MALLOC_\w+=\d+|--[a-z-]+=\d+/g))].toSorted()
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  assert.equal(bounds(scripts.start).length, 5)
  for (const file of ['Containerfile', 'systemd/wbn@.service'])
    assert.deepEqual(bounds(read(file)), bounds(scripts.start), file)
})

test('units of systemd: settings exist, and a stop waits for the drain', () => {
  const unit = read('systemd/wbn@.service')
  const names = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs]) => pairs!.split(' '))
  assert.deepEqual(unknown(names.map((pair) => pair.split('=', 1)[0]!)), [])
  assert.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1]) > drain)
  // Fastify lists the interfaces of the machine when it listens on all of them.
  assert.match(unit, /^RestrictAddressFamilies=.*\bAF_NETLINK\b/m)
})

test('the unit of backups reads the data of a process, and has a place to write to', () => {
  const [unit, backup] = [read('systemd/wbn@.service'), read('systemd/wbn-backup.service')]
  const folderOf = (text: string) => /^Environment=.*\bDATA_DIR=(\S+)/m.exec(text)?.[1]
  assert.equal(folderOf(backup), folderOf(unit)!.replace('%i', '3000'))
  const [, target] = /admin\.ts backup (\S+)\/\$\(date/.exec(backup)!
  assert.match(backup, new RegExp(`^ExecStartPre=\\+.*install --directory --owner=wbn .*${target}$`, 'm'))
})

test('systemd takes the units', { skip: !isInstalled('systemd-analyze') && 'systemd-analyze is not installed' }, () => {
  const units = readdirSync(join(root, 'deploy/systemd')).map((name) => {
    const file = join(top, name.replace('@.', '@3000.'))
    writeFileSync(file, read(`systemd/${name}`).replaceAll('/srv/wbn', root))
    return file
  })
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
  assert.deepEqual(
    stderr.split('\n').filter((line) => line.includes('wbn')),
    [],
  )
})

const openssl = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
const hasProxy = isInstalled('haproxy') && isInstalled('openssl')

test('HAProxy takes its file', { skip: !hasProxy && 'HAProxy is not installed: apt-get install haproxy' }, () => {
  const [key, certificate] = [join(top, 'site.pem.key'), join(top, 'site.pem')]
  execFileSync('openssl', [...openssl, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const env = { PATH: process.env.PATH, SITE: 'localhost', CERTIFICATE: certificate }
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', join(root, 'deploy/haproxy/haproxy.cfg')], {
    env,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
})

test(
  'metrics are not asked for through HAProxy',
  { skip: !hasProxy && 'HAProxy is not installed' },
  async (context) => {
    const app = Fastify()
    app.get('/*', () => 'answered')
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const balancer = await startBalancer(top, [Number(port)])
    context.after(async () => {
      balancer.stop()
      await app.close()
    })
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${balancer.port}${path}`).then(
        ({ status }) => status,
        () => 0,
      )
    while ((await statusOf('/')) !== 200) await setTimeout(20)
    for (const path of ['/metrics', '/%6Detrics', '/metrics?x=1']) assert.equal(await statusOf(path), 404, path)
    assert.equal(await statusOf('/readyz'), 200)
  },
)

test('the chart: settings exist, all services run, a stop waits for the drain', () => {
  const values = parse(read('helm/values.yaml')) as Values
  assert.deepEqual(unknown(Object.keys(values.settings)), [])
  assert.deepEqual(offered(Object.values(values.roles).map((role) => role.services)), services.toSorted())
  assert.ok(values.gracePeriod > drain)
})

test(
  'the chart renders: roles with all probes and a budget, the migration before them',
  { skip: !isInstalled('helm') && 'helm is not installed: go install helm.sh/helm/v3/cmd/helm@v3.18.4' },
  () => {
    const chart = join(root, 'deploy/helm')
    execFileSync('helm', ['lint', '--strict', chart])
    const values = join(top, 'values.yaml')
    writeFileSync(
      values,
      'settings: { DEMO: off, VERIFICATION_OPEN: on, RATE_LIMIT: 1000000, SEARCH_SHADOW_SHARE: 0.1 }',
    )
    const text = execFileSync(
      'helm',
      ['template', 'site', chart, '--values', values, '--set', 'ingress.enabled=true', '--kube-version', '1.30.0'],
      {
        encoding: 'utf8',
      },
    )
    const all = parseAllDocuments(text).map((document) => document.toJS() as Resource)
    const kinds = (kind: string) => all.filter((one) => one.kind === kind)
    assert.deepEqual(
      kinds('Deployment')
        .map(({ metadata }) => metadata.name)
        .toSorted(),
      ['site-web', 'site-worker'],
    )
    for (const { spec } of kinds('Deployment')) {
      const { terminationGracePeriodSeconds: patience, containers } = spec.template.spec
      assert.ok(patience > drain)
      for (const container of containers)
        for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe', 'resources'])
          assert.ok(container[name], name)
    }
    const { data } = kinds('ConfigMap')[0] as Resource & { data: Record<string, string> }
    const { DEMO, VERIFICATION_OPEN, RATE_LIMIT, SEARCH_SHADOW_SHARE } = data
    assert.deepEqual([DEMO, VERIFICATION_OPEN, RATE_LIMIT, SEARCH_SHADOW_SHARE], ['off', 'on', '1000000', '0.1'])
    assert.equal(kinds('PodDisruptionBudget').length, 2)
    assert.deepEqual(kinds('Job')[0]!.spec.template.spec.containers[0]!['args'], ['start/admin.ts', 'migrate'])
    assert.equal(kinds('Ingress').length, 1)
  },
)
