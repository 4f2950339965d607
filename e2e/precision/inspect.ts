// One load of a page at several widths and colors.
import type { Page } from 'playwright-core'
import * as colors from './colors.ts'
import * as elements from './elements.ts'
import * as layout from './layout.ts'
import { orderFindings } from './order.ts'

export type Finding = elements.Finding & { page: string; setting: string }
export type Settings = { widths: readonly number[]; colorsAt: readonly number[] }

const shiftMost = 0.02
const functions = { ...elements, ...layout, ...colors, orderFindings }
type Check = 'layoutFindings' | 'contrastFindings' | 'forcedColorFindings' | 'orderFindings'

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; where: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) {
          const node = sources.find((source) => source.node)?.node
          const element = node instanceof Element ? node : node?.parentElement
          shifts.push({
            value,
            where: element ? `${element.tagName.toLowerCase()} "${element.textContent.slice(0, 40)}"` : '',
          })
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function inspect(page: Page, name: string, { widths, colorsAt }: Settings): Promise<Finding[]> {
  const findings: Finding[] = []
  const add = (found: elements.Finding[], setting: string) =>
    findings.push(...found.map((finding) => ({ ...finding, page: name, setting })))
  await page.evaluate(quiet)
  const first = page.viewportSize()!.width
  add(await shiftsOf(page), `${first}`)
  await page.evaluate(`if (!globalThis.layoutFindings) { ${script} }`)
  const check = (wanted: Check) => page.evaluate<elements.Finding[]>(`globalThis.${wanted}()`)
  add(await check('orderFindings'), `${first}`)
  for (const width of widths.toSorted((one, other) => Number(other === first) - Number(one === first))) {
    if (width !== page.viewportSize()!.width) await page.setViewportSize({ width, height: 900 })
    await painted(page)
    add(await check('layoutFindings'), `${width}`)
    if (!colorsAt.includes(width)) continue
    add(await check('contrastFindings'), `${width} light`)
    await page.evaluate('rememberDrawings()')
    await page.emulateMedia({ colorScheme: 'dark' })
    await painted(page)
    add(await check('contrastFindings'), `${width} dark`)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await painted(page)
    add(await check('forcedColorFindings'), `${width} forced colors`)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  }
  return findings
}

const script = Object.entries(functions)
  .map(([key, code]) => `globalThis.${key} = ${String(code)}`)
  .join('\n')

async function shiftsOf(page: Page): Promise<elements.Finding[]> {
  type Shift = { value: number; where: string }
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum <= shiftMost) return []
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0]!
  return [{ kind: 'page jumps', where: largest.where, detail: sum.toFixed(3) }]
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    await frame()
  })
}

async function quiet(): Promise<void> {
  const still = 200
  const most = 5000
  await document.fonts.ready
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => wait())
    const end = () => (observer.disconnect(), resolve())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (document.querySelector('main [aria-busy=true]') ? wait() : end()), still)
    }
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    wait()
    setTimeout(end, most)
  })
}
