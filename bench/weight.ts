// Page weight and layout shift.
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../e2e/site/browser.ts'
import { publicPages, start } from './site.ts'

const limits = { script: 195_000, style: 20_000, html: 24_000 } // bytes, gzipped; words are scripts
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const idle = 1500 // ms

type Weight = { script: number; style: number; html: number; elsewhere: string[]; shift: number }

async function weigh(
  browser: Browser,
  address: string,
  path: string,
  viewport: { width: number; height: number },
): Promise<Weight> {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observeShift)
  const weight: Weight = { script: 0, style: 0, html: 0, elsewhere: [], shift: 0 }
  const bodies: Promise<void>[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== address) weight.elsewhere.push(request.url())
  })
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    const kind = /javascript/.test(type)
      ? 'script'
      : /css/.test(type)
        ? 'style'
        : /html/.test(type)
          ? 'html'
          : undefined
    if (!kind) return
    bodies.push(
      response.body().then((body) => void (weight[kind] += gzipSync(body, { level: kind === 'html' ? 6 : 9 }).length)),
    )
  })
  await page.goto(address + path, { waitUntil: 'load' })
  await quiet(page)
  await scroll(page)
  await quiet(page)
  await Promise.all(bodies)
  weight.shift = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
  await context.close()
  return weight
}

function observeShift(): void {
  const told = globalThis as unknown as { shifted: number }
  told.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number }[]) told.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(idle)
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const atEnd = await page.evaluate(() => {
      const before = scrollY
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      return scrollY === before
    })
    if (atEnd) break
    await page.waitForTimeout(80)
  }
}

export async function run(): Promise<boolean> {
  const site = await start()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    let kept = true
    for (const [name, path] of Object.entries(await publicPages(site.address))) {
      for (const [screen, viewport] of Object.entries(screens)) {
        const { script, style, html, elsewhere, shift } = await weigh(browser, site.address, path, viewport)
        const ok =
          script <= limits.script && style <= limits.style && html <= limits.html && !elsewhere.length && shift === 0
        kept = ok && kept
        const shares = `JS with words ${kilo(script)}, CSS ${kilo(style)}, HTML ${kilo(html)}`
        const others = `other origins ${elsewhere.length}, shift ${shift.toFixed(4)}`
        console.log(`${`${name}, ${screen}`.padEnd(22)} ${shares}, ${others}  ${ok ? 'ok' : 'OVER'}`)
        for (const url of elsewhere) console.log(`  ${url}`)
      }
    }
    console.log(
      `limits: JS with words ${kilo(limits.script)}, CSS ${kilo(limits.style)}, HTML ${kilo(limits.html)} (gzip), no other origin, no shift`,
    )
    return kept
  } finally {
    await browser.close()
    await site.stop()
  }
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
