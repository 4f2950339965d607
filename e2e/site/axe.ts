// axe checks (WCAG 2.2 AA, best practices).
import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const settings = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function passesAxe(page: Page, name: string, within?: string): Promise<void> {
  // Violations only: passes are slow. 'legacy' skips frames, which double the time.
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

/** Waits for transitions: half-faded text has no contrast. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/** Half-covered elements are too small for axe (target-size). */
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
