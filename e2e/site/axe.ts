// Does a page pass axe (WCAG 2.2 AA and its best practices)? The one way to ask, for every journey.
import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with the rules that are broken and where. `name` tells pages apart; `within` looks only at a part. */
export async function passesAxe(page: Page, name: string, within?: string): Promise<void> {
  // Only what is broken is gathered: on a page of thousands of elements that is most of the time.
  // In one piece ('legacy'): no page holds a frame of another origin, and gathering from frames takes as long again.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true)
  if (within) builder.include(within)
  await page.evaluate(settle)
  await page.evaluate(unstick)
  const { violations } = await builder.analyze()
  await page.evaluate(stick)
  const places = (nodes: (typeof violations)[number]['nodes']) =>
    nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${places(nodes).join(' | ')}`),
    [],
    name,
  )
}

/** What comes in by and by is judged as it is when it is there: half faded in, no text has its contrast. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/**
 * Whatever a page is scrolled to, something lies half below a bar that stays in sight, and axe takes it for too small (target-size).
 * So while a page is judged its bars stand where they belong in it. Who moves by keyboard is kept clear of them by `scroll-padding`.
 */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue
    element.dataset['stuck'] = ''
    element.style.position = 'relative'
    element.style.inset = 'auto'
  }
}

function stick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-stuck]')) {
    delete element.dataset['stuck']
    element.style.position = ''
    element.style.inset = ''
  }
}
