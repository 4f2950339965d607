// Product start over real data.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { pathsFor } from '#web/foundation/paths.ts'
import { ask, environment, fill } from './load/serving.ts'

export const root = join(import.meta.dirname, '..')

export type Site = {
  address: string
  outbox: string
  process: ChildProcess
  firstPageAfter: number
  stop: () => Promise<void>
}

const local = (address: string) => address.replace('localhost', '127.0.0.1')

type Start = { command: string; args: string[]; env?: NodeJS.ProcessEnv; cwd?: string }

export function startOf(checkout: string): Start {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const [settings, line] = scripts.start.split(/\bexec node /) as [string, string]
  return {
    command: process.execPath,
    args: line.split(' '),
    env: Object.fromEntries([...settings.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
    cwd: checkout,
  }
}

export const itself = startOf(root)

export async function start({ command, args, env = {}, cwd = root }: Start = itself): Promise<Site> {
  fill()
  const begun = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let outbox = ''
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  child.once('exit', (code) => {
    end()
    reject(new Error(`${args.join(' ')} ended with ${code}`))
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [found] = /http:\/\/[\w.]+:\d+/.exec(line) ?? []
    if (line.includes('/dev/mail')) outbox = local(/http:\S+/.exec(line)![0]).replace('/mail?', '/mail.json?')
    else if (found) resolve(local(found))
  })
  const address = await promise
  const response = await fetch(address)
  const body = await response.text()
  if (response.status !== 200 || !body.includes('</html>')) throw new Error(`${address} answers ${response.status}`)
  const firstPageAfter = performance.now() - begun
  async function stop(): Promise<void> {
    process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
  return { address, outbox, process: child, firstPageAfter, stop }
}

type Card = { businessID: string; productID: string; key: string }

export async function publicPages(
  address: string,
): Promise<Record<'home' | 'industries' | 'industry' | 'results' | 'products' | 'business' | 'product', string>> {
  const find = (kind: string) =>
    ask<{ data: Card[] }>(address, {
      method: 'POST',
      path: `/api/search/${kind}`,
      body: { textQuery: 'solar', facets: false },
    })
  const [business, product] = [(await find('business')).data[0]!, (await find('product')).data[0]!]
  const paths = pathsFor('en')
  return {
    home: paths.home(),
    industries: paths.industries(),
    industry: paths.industry({ slug: 'industrial-technology', key: '0004' }),
    results: paths.search({ business: 'MA', search: 'solar' }),
    products: paths.search({ business: 'PR', search: 'solar module' }),
    business: paths.business(business),
    product: paths.product(product),
  }
}
