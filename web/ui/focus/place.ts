// Place of the focus in a list, and the next.

const rowOf = 'li, article, [data-row]'
/** Not text fields: on a phone their focus opens the keyboard. */
const pressable = ':is(a[href], button, summary, select, [type=checkbox], [type=radio]):not(:disabled)'

/** Last focus: its row, and the controls before it. */
export type Place = { control: HTMLElement; row: Element | undefined; rowAt: number; atInRow: number; atInAll: number }

export function isLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
}

export function takeLostFocus(control: HTMLElement | null): void {
  if (isLost()) control?.focus()
}

export function isThere(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(':disabled') && control.checkVisibility()
}

function rowsOf(container: Element): Element[] {
  return [...container.querySelectorAll(rowOf)].filter((row) => {
    const outer = row.parentElement!.closest(rowOf)
    return !outer || outer === container || !container.contains(outer)
  })
}

function controlsOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(pressable)].filter((control) => control.checkVisibility())
}

export function placeOf(control: HTMLElement, container: Element): Place {
  const rows = rowsOf(container)
  const rowAt = rows.findIndex((one) => one.contains(control))
  const row = rows[rowAt]
  const isBefore = (other: Element) =>
    other !== control && (other.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const before = controlsOf(container).filter(isBefore)
  return { control, row, rowAt, atInRow: before.filter((one) => row?.contains(one)).length, atInAll: before.length }
}

export function giveFocus(container: Element, { control, row, rowAt, atInRow, atInAll }: Place): void {
  // The control was moved, or its row recreated.
  if (isThere(control)) return control.focus()
  const same = control.id && container.querySelector<HTMLElement>(`#${CSS.escape(control.id)}`)
  if (same && isThere(same)) return same.focus()
  const rows = row ? rowsOf(container) : []
  const next = row?.isConnected ? row : rows[Math.min(rowAt, rows.length - 1)]
  const inRow = next ? controlsOf(next) : []
  const inAll = controlsOf(container)
  const found = inRow[atInRow] ?? inRow.at(-1) ?? inAll[atInAll] ?? inAll.at(-1) ?? headingOf(container)
  found.focus()
}

function headingOf(container: Element): HTMLElement {
  const heading = container.querySelector<HTMLElement>('h1, h2, h3, legend')
  if (!heading) return container.parentElement ? headingOf(container.parentElement) : document.body
  heading.tabIndex = -1
  return heading
}
