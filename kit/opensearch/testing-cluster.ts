// `npm run opensearch [-- COMMAND]`: three OpenSearch nodes in one process, by Maven; SEARCH_URL is set.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const NODES = 3
const HEAP = '1g'
const OLDEST_JAVA = 21
const FETCHED_WITHIN = 600_000 // ms
const STARTED_WITHIN = 180_000 // ms
const ANSWERED_WITHIN = 5000 // ms
const STOPPED_WITHIN = 20_000 // ms

const folder = import.meta.dirname
const cache = join(folder, '../../node_modules/.cache/opensearch')
const classpath = join(cache, 'classpath.txt')

function majorOf(home: string): number {
  const release = join(home, 'release')
  const [, version = '0'] = existsSync(release)
    ? (/^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8')) ?? [])
    : []
  return Number(version)
}

function findJava(): string | undefined {
  const system = '/usr/lib/jvm'
  const installed = existsSync(system) ? readdirSync(system).map((name) => join(system, name)) : []
  const homes = [
    ...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []),
    ...installed.sort((a, b) => majorOf(b) - majorOf(a)),
  ]
  return homes.find((home) => majorOf(home) >= OLDEST_JAVA)
}

function missing(java: string | undefined): string | undefined {
  if (java === undefined) return `Java ${OLDEST_JAVA} or newer is not installed (JAVA_HOME names one)`
  return spawnSync('mvn', ['--version'], { timeout: STARTED_WITHIN }).status === 0
    ? undefined
    : 'Maven (mvn) is not installed'
}

function packages(java: string): string {
  const pom = join(folder, 'pom.xml')
  const isCurrent = existsSync(classpath) && readFileSync(`${classpath}.pom`, 'utf8') === readFileSync(pom, 'utf8')
  if (
    isCurrent &&
    readFileSync(classpath, 'utf8')
      .split(':')
      .every((path) => existsSync(path))
  )
    return readFileSync(classpath, 'utf8')
  mkdirSync(cache, { recursive: true })
  console.log('OpenSearch is fetched by Maven')
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:build-classpath'
  const options = ['-q', '-B', '-f', pom, goal, `-Dmdep.outputFile=${classpath}`]
  const env = { ...process.env, JAVA_HOME: java }
  const { status, stdout } = spawnSync('mvn', options, { env, encoding: 'utf8', timeout: FETCHED_WITHIN })
  if (status !== 0) throw new Error(`Maven found no OpenSearch:\n${stdout}`)
  spawnSync('cp', [pom, `${classpath}.pom`])
  return readFileSync(classpath, 'utf8')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** The nodes take the ports behind it; the runner takes none above 9299. */
async function freeBase(): Promise<number> {
  for (let base = 9200; base < 9290; base += 10) {
    const own = Array.from({ length: NODES }, (_, at) => isFree(base + 1 + at))
    if ((await Promise.all(own)).every(Boolean)) return base
  }
  throw new Error('No ports are free between 9200 and 9299')
}

async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN)
    const health = await (await fetch(`${url}/_cluster/health`, { signal })).json()
    return (health as { number_of_nodes: number }).number_of_nodes === NODES
  } catch {
    return false
  }
}

async function startCluster(java: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const own = mkdtempSync(join(tmpdir(), 'opensearch-'))
  const log = join(own, 'log.txt')
  const base = await freeBase()
  const options = ['-basePath', join(own, 'nodes'), '-numOfNode', String(NODES), '-baseHttpPort', String(base)]
  const heap = [`-Xms${HEAP}`, `-Xmx${HEAP}`, '-XX:MaxDirectMemorySize=256m']
  const args = [...heap, '-cp', packages(java), 'org.codelibs.opensearch.runner.OpenSearchRunner', ...options]
  const output = openSync(log, 'a')
  const running = spawn(join(java, 'bin/java'), [...args, '-clusterName', `tests-${base}`], {
    stdio: ['ignore', output, output],
  })
  const ended = once(running, 'exit')
  const url = `http://127.0.0.1:${base + 1}`
  async function stop(): Promise<void> {
    running.kill()
    await Promise.race([ended, setTimeout(STOPPED_WITHIN, undefined, { ref: false })])
    running.kill('SIGKILL')
    rmSync(own, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const until = Date.now() + STARTED_WITHIN; !(await isReady(url)); await setTimeout(500)) {
    if (running.exitCode === null && Date.now() < until) continue
    const told = readFileSync(log, 'utf8').slice(0, 6000)
    await stop()
    throw new Error(`OpenSearch did not start:\n${told}`)
  }
  return { url, stop }
}

async function main([isOptional, ...rest]: string[]): Promise<number> {
  const command = isOptional === '--if-possible' ? rest : [isOptional, ...rest].filter((word) => word !== undefined)
  const java = findJava()
  const reason = missing(java)
  if (java === undefined || reason !== undefined) {
    console.log(`OpenSearch is not started: ${reason}`)
    return isOptional === '--if-possible' ? 0 : 1
  }
  const { url, stop } = await startCluster(java)
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  console.log(`OpenSearch: SEARCH_URL=${url}`)
  try {
    const [name, ...words] = command
    if (name === undefined) return await interrupted.then(() => 0)
    const child = spawn(name, words, { stdio: 'inherit', env: { ...process.env, SEARCH_URL: url } })
    void interrupted.then(() => child.kill())
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    await stop()
  }
}

process.exit(await main(process.argv.slice(2)))
