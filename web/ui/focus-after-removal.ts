// Focus recovery in changing lists: same control of the next row, else previous row, nearest control, heading. Browsers
// drop it to the document's top.
import { useCallback } from 'react'

const rowOf = 'li, article, [data-row]'
/** Not text fields: focus opens a phone's keyboard. */
const pressable = ':is(a[href], button, summary, select, [type=checkbox], [type=radio]):not(:disabled)'
/** Layers over the page: the focus returns from them. */
const layer = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-react-aria-top-layer]'

/** Last focus: its row, if any, and the number of controls before it, in the row and in all. */
type Place = { control: HTMLElement; row: Element | undefined; rowAt: number; atInRow: number; atInAll: number }

const lists = new Map<Element, Place | undefined>()

/**
 * Ref of the element around list, heading and empty state; it must outlive the last row. Rows: `li`, `article`,
 * `[data-row]`; nested lists have their own.
 */
export function useFocusAfterRemoval(): (container: HTMLElement | null) => (() => void) | undefined {
  return useCallback((container) => {
    if (!container) return undefined
    if (lists.size === 0) watch(true)
    // The focus may precede hydration.
    const { activeElement } = document
    const isInside = activeElement instanceof HTMLElement && container.contains(activeElement)
    lists.set(container, isInside ? placeOf(activeElement, container) : undefined)
    const observer = new MutationObserver(() => recover(container))
    observer.observe(container, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
      lists.delete(container)
      if (lists.size === 0) watch(false)
    }
  }, [])
}

/** Focuses the list that had it last, if nothing has it. */
export function recoverFocus(): void {
  for (const container of lists.keys()) recover(container)
}

function watch(on: boolean): void {
  const change = on ? 'addEventListener' : 'removeEventListener'
  document[change]('focusin', onFocusIn)
  document[change]('pointerdown', onPointerDown)
}

function onFocusIn({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const container = containerOf(target)
  if (!container && target.closest(layer)) return
  for (const one of lists.keys()) lists.set(one, one === container ? placeOf(target, one) : undefined)
}

/** A press outside controls: no focus to restore. */
function onPointerDown({ target }: Event): void {
  if ((target as Element).closest(`${pressable}, input, textarea, label, [tabindex]`)) return
  for (const one of lists.keys()) lists.set(one, undefined)
}

function containerOf(element: Element): Element | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) if (lists.has(one)) return one
  return undefined
}

/** Excludes nested lists, and lists inside a row. */
function rowsOf(container: Element): Element[] {
  return [...container.querySelectorAll(rowOf)].filter((row) => {
    const outer = row.parentElement!.closest(rowOf)
    return containerOf(row) === container && (outer === null || !container.contains(outer))
  })
}

function controlsOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(pressable)].filter((control) => control.checkVisibility())
}

function placeOf(control: HTMLElement, container: Element): Place {
  const rows = rowsOf(container)
  const rowAt = rows.findIndex((one) => one.contains(control))
  const row = rows[rowAt]
  const isBefore = (other: Element) =>
    other !== control && (other.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const before = controlsOf(container).filter(isBefore)
  return { control, row, rowAt, atInRow: before.filter((one) => row?.contains(one)).length, atInAll: before.length }
}

function recover(container: Element): void {
  const place = lists.get(container)
  const { activeElement } = document
  const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled')
  if (!place || !isLost || !container.isConnected) return
  const { control, row, rowAt, atInRow, atInAll } = place
  // The control was moved.
  if (control.isConnected && !control.matches(':disabled') && control.checkVisibility()) return control.focus()
  const rows = row ? rowsOf(container) : []
  const next = row?.isConnected ? row : rows[Math.min(rowAt, rows.length - 1)]
  const inRow = next ? controlsOf(next) : []
  const inAll = controlsOf(container)
  const found = inRow[atInRow] ?? inRow.at(-1) ?? inAll[atInAll] ?? inAll.at(-1) ?? headingOf(container)
  found.focus()
}

/** Falls back to the enclosing heading. */
function headingOf(container: Element): HTMLElement {
  const heading = container.querySelector<HTMLElement>('h1, h2, h3, legend')
  if (!heading) return container.parentElement ? headingOf(container.parentElement) : document.body
  heading.tabIndex = -1
  return heading
}
