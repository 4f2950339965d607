// Clicks on a desktop, to the next paint.
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../e2e/site/browser.ts'
import { kept, quick } from './rounds.ts'
import { start } from './site.ts'

const limit = 100 // ms
const rounds = quick ? 1 : 12
const rest = 300 // ms

const journey: readonly [page: string, link: string][] = [
  ['industries', 'a[href="/industries"]'],
  ['category', 'main a[href^="/industries/"]'],
  ['results', 'main a[href*="/search-result?"]'],
  ['business', 'main h2 a[href*="/business/"]'],
  ['product', 'main a[href*="/business-product/"]'],
  ['home', 'header a[href="/"]'],
]

function watchClicks(): void {
  const painted: number[] = []
  Object.assign(window, { painted })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const { title } = document
      const { href } = location
      requestAnimationFrame(function look() {
        if (location.href === href || document.title === title) return void requestAnimationFrame(look)
        requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - timeStamp)))
      })
    },
    true,
  )
}

async function follow(page: Page, selector: string, turn: number, isPointed: boolean): Promise<number | undefined> {
  await page.waitForLoadState('networkidle')
  const links = page.locator(selector).filter({ visible: true })
  const count = await links.count()
  if (count === 0) return undefined
  const link = links.nth(turn % Math.min(4, count))
  await link.scrollIntoViewIfNeeded()
  await page.mouse.move(1, 1)
  if (isPointed) {
    await link.hover()
    await pause(rest)
  }
  const known = await page.evaluate(() => (window as unknown as { painted: number[] }).painted.length)
  await link.click()
  const later = await page.waitForFunction(
    (before) => (window as unknown as { painted: number[] }).painted[before],
    known,
  )
  return later.jsonValue()
}

export async function run(): Promise<boolean> {
  const site = await start()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  let isKept = true
  try {
    for (const isPointed of [true, false]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      await page.addInitScript(watchClicks)
      const figures = new Map(journey.map(([name]) => [name, [] as number[]]))
      await page.goto(site.address)
      for (let turn = 0; turn <= rounds; turn++)
        for (const [name, link] of journey) {
          const time = await follow(page, link, turn, isPointed)
          if (time !== undefined && turn > 0) figures.get(name)!.push(time)
        }
      await context.close()
      const at = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.75)]
      const each = [...figures].map(([one, times]) => `${one} ${at(times)?.toFixed(0)}`).join(', ')
      const name = `click to the next page painted, ${isPointed ? 'pointed at before' : 'at once'}, p75`
      isKept = kept(name, Math.round(at([...figures.values()].flat())!), limit, 'ms', ` (${each})`) && isKept
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return isKept
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
