// Lighthouse of public pages.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lighthouse, { type Result } from 'lighthouse'
import { browserFlags, findBrowser } from '../e2e/site/browser.ts'
import { figureOf, quick } from './rounds.ts'
import { publicPages, start } from './site.ts'

const limits: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = quick ? 1 : 3

type OpenedFile = { port: number; close: () => Promise<void> }

async function open(): Promise<OpenedFile> {
  const profile = mkdtempSync(join(tmpdir(), 'wbn-lighthouse-'))
  const args = [...browserFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child: ChildProcess = spawn(findBrowser(), args, { stdio: 'ignore' })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  child.once('exit', () => end())
  async function close(): Promise<void> {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let waited = 0; waited < 30_000; waited += 50) {
    await pause(50)
    try {
      return { port: Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]), close }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  await close()
  throw new Error('the browser does not start')
}

const more = {
  industries: '/industries',
  industry: '/industries/industrial-technology-0004',
  category: '/industries/industrial-technology-0004/pumps',
  article: '/b2b-tips/industrial-marketing-tip-2',
  about: '/es/about-us',
  network: '/it/our-network',
  legal: '/zh/privacy-policy',
  developers: '/developers',
}

async function look(address: string, categories = Object.keys(limits)): Promise<Result> {
  const browser = await open()
  try {
    const told = await lighthouse(address, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: categories,
    })
    if (!told) throw new Error(`${address} was not looked at`)
    return told.lhr
  } finally {
    await browser.close()
  }
}

function failedIn({ categories, audits }: Result, category: string): string[] {
  const weighty = categories[category]!.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]!)
  return weighty
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue = '' }) => `  ${category}: ${title} ${displayValue}`)
}

export async function run(): Promise<boolean> {
  const site = await start()
  try {
    const { home, results, business, product } = await publicPages(site.address)
    let kept = true
    for (const [name, path] of Object.entries({ home, results, business, product })) {
      const seen: Result[] = []
      for (let turn = 0; turn < runs; turn++) seen.push(await look(site.address + path))
      const scores = Object.keys(limits).map((category) => {
        return { category, ...figureOf(seen.map(({ categories }) => Math.round(categories[category]!.score! * 100))) }
      })
      const low = scores.filter(({ category, median }) => median < limits[category]!)
      kept = low.length === 0 && kept
      const shown = scores.map(
        ({ category, median, min, max }) => `${category} ${median} (${min}..${max}, limit ${limits[category]})`,
      )
      console.log(`${name.padEnd(10)} ${shown.join('  ')}  ${low.length ? 'UNDER' : 'ok'}`)
      const failed = new Set(seen.flatMap((result) => low.flatMap(({ category }) => failedIn(result, category))))
      for (const line of failed) console.log(line)
    }
    for (const [name, path] of Object.entries(more)) {
      const seen = await look(site.address + path, ['seo'])
      const score = Math.round(seen.categories['seo']!.score! * 100)
      kept = score >= limits['seo']! && kept
      console.log(
        `${name.padEnd(10)} seo ${score} (limit ${limits['seo']})  ${score < limits['seo']! ? 'UNDER' : 'ok'}`,
      )
      if (score < limits['seo']!) for (const line of failedIn(seen, 'seo')) console.log(line)
    }
    return kept
  } finally {
    await site.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
