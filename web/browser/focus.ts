// Where the focus goes when the control that had it leaves the page, moves or rests: back to it or near to it, never to the top of the
// document. One watch over the whole page; pages have no code of their own for this. Client navigations place the focus in scroll.ts.

/** What is pressed. Fields are passed over: on a phone one that is given the focus brings the keyboard up. */
const pressed = ':is(a[href], button, summary, [type=checkbox], [type=radio])'
const all = (within: Element) => [...within.querySelectorAll<HTMLElement>(pressed)]

/** What the focus last came to, on which page. */
let last: HTMLElement | undefined
let page = ''
/** By dialog or menu: what had the focus when it came in. */
const openers = new Map<Element, HTMLElement>()

export function keepFocus(): void {
  came(document.activeElement)
  document.addEventListener('focusin', ({ target }) => came(target as Element))
  // Whoever presses beside everything wants no control.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest(`${pressed}, input, select, textarea, label, [tabindex]`)) last = undefined
  })
  new MutationObserver(mend).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'open'],
  })
}

function came(control: Element | null): void {
  if (!(control instanceof HTMLElement) || control === document.body) return
  const layer = layerOf(control)
  if (layer && last && !layer.contains(last)) openers.set(layer, last)
  last = control
  page = location.pathname
}

function mend(records: MutationRecord[]): void {
  for (const [layer, opener] of openers) {
    if (!layer.isConnected && !layer.contains(last ?? null)) openers.delete(layer)
    else if (!opener.isConnected) openers.set(layer, near(opener, records) ?? opener)
  }
  const isLost = document.activeElement === document.body || document.activeElement === null
  if (!last || page !== location.pathname || !(isLost || last.matches(':disabled'))) return
  const lost = last
  if (canFocus(lost)) {
    // It was moved, or rested while something was done.
    if (records.some((one) => one.target === lost || leftWith(one, lost))) lost.focus({ preventScroll: true })
    return
  }
  if (lost.isConnected && lost.ariaBusy) return
  const layer = layerOf(lost)
  const isClosed = layer && !(layer.isConnected && layer.matches('[open], :popover-open'))
  const opener = isClosed ? openers.get(layer) : undefined
  if (opener?.isConnected && opener.ariaBusy) {
    last = opener
    return
  }
  const place = opener ? (canFocus(opener) ? opener : around(opener)) : near(lost, records)
  const next = place ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}

function layerOf(control: Element): Element | null {
  return control.closest('dialog, [popover]')
}

function canFocus(control: HTMLElement): boolean {
  return !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true })
}

/** The part of the page that left by this record with the control in it. */
function leftWith({ removedNodes }: MutationRecord, control: Element): Element | undefined {
  return [...removedNodes].find((node) => node.contains(control)) as Element | undefined
}

/** The same control of what took the place of the part that left, or of the next row of its kind, or of the one before; else the next around. */
function near(lost: Element, records: MutationRecord[]): HTMLElement | undefined {
  const record = records.findLast((one) => one.target.isConnected && leftWith(one, lost))
  if (!record) return lost.isConnected ? around(lost) : undefined
  const part = leftWith(record, lost)!
  const at = all(part).indexOf(lost as HTMLElement)
  const beside = [...line(record.nextSibling, 'nextSibling'), ...line(record.previousSibling, 'previousSibling')]
  const alike = beside.filter(({ tagName, className }) => tagName === part.tagName && className === part.className)
  const added = records.filter(({ target }) => target === record.target).flatMap((one) => [...one.addedNodes])
  const instead = added.filter(
    (one) => one.nextSibling === record.nextSibling || one.previousSibling === record.previousSibling,
  )
  return first([...instead.filter(isElement), ...alike, ...beside], at) ?? around(record.target as Element)
}

function isElement(node: Node): node is Element {
  return node instanceof Element
}

function around(place: Element): HTMLElement | undefined {
  if (place.matches('main, dialog, body')) return undefined
  const { nextSibling, previousSibling, parentElement } = place
  const beside = [...line(nextSibling, 'nextSibling'), ...line(previousSibling, 'previousSibling')]
  return first(beside, 0) ?? (parentElement ? around(parentElement) : undefined)
}

function line(node: Node | null, way: 'nextSibling' | 'previousSibling'): Element[] {
  const elements: Element[] = []
  for (let one = node; one; one = one[way]) if (isElement(one)) elements.push(one)
  return elements
}

/** Of the first place that has any: its control at a position, else its first. */
function first(places: Element[], at: number): HTMLElement | undefined {
  for (const place of places) {
    const found = place.matches(pressed) ? [place as HTMLElement] : all(place)
    const control = [found[at], ...found].find((one) => one && canFocus(one))
    if (control) return control
  }
  return undefined
}
