// Keyboard stops before the first result, in the browser.
import type { Finding } from './elements.ts'

export function orderFindings(): Finding[] {
  const most = 12
  const list = document.querySelector('[data-results], #results')
  const first = list?.querySelector('a[href], button')
  if (!first) return []
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
  const before = stops.indexOf(first as HTMLElement)
  const skip = stops.findIndex((stop) => stop.getAttribute('href') === `#${list!.id}`)
  if (before <= most || (skip >= 0 && skip < 3)) return []
  return [{ kind: 'results are far', where: 'keyboard', detail: `${before} stops before the first` }]
}
