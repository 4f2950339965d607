// Elements of a page; `inspect.ts` defines these functions in the browser by name.

export type Finding = { kind: string; where: string; detail: string }
export type TextLine = { node: Text; parent: HTMLElement; lines: DOMRect[]; size: number }

export function seenElements(): HTMLElement[] {
  const seen: HTMLElement[] = []
  const walk = (element: Element): void => {
    const style = getComputedStyle(element)
    if (!element.checkVisibility() || isVisuallyHidden(style) || Number(style.opacity) < 0.05) return
    const { width, height, right, bottom } = element.getBoundingClientRect()
    const isOnPage = right > 0 && bottom + scrollY > 0
    if (width > 0 && height > 0 && isOnPage && style.visibility === 'visible') seen.push(element as HTMLElement)
    if (element.tagName.toLowerCase() === 'svg') return
    for (const child of element.children) walk(child)
  }
  walk(document.body)
  return seen
}

export function isVisuallyHidden({ position, clipPath, width, height }: CSSStyleDeclaration): boolean {
  return position === 'absolute' && (clipPath === 'inset(50%)' || (width === '1px' && height === '1px'))
}

export function seenTexts(seen: HTMLElement[]): TextLine[] {
  const texts: TextLine[] = []
  for (const parent of seen) {
    if (parent.tagName === 'svg' || parent.tagName === 'OPTION' || parent.tagName === 'TEXTAREA') continue
    for (const node of parent.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
      const lines = linesOf(node as Text)
      if (lines.length > 0)
        texts.push({ node: node as Text, parent, lines, size: Number.parseFloat(getComputedStyle(parent).fontSize) })
    }
  }
  return texts
}

export function linesOf(node: Text, start = 0, end = node.length): DOMRect[] {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  const lines: DOMRect[] = []
  for (const rect of range.getClientRects())
    if (rect.width > 0 && !lines.some((line) => Math.abs(line.top - rect.top) < rect.height / 2)) lines.push(rect)
  return lines
}

export function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => name.replace(/^_/, '').replace(/_[\w-]{5}(_\d+)?$/, ''))
  const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const words = label.replace(/\s+/g, ' ').trim().slice(0, 40)
  const within = element.closest('dialog, [role=dialog], nav, header, footer, aside, main, form')
  const place = within && within !== element ? `${within.tagName.toLowerCase()} ` : ''
  return `${place}${[element.tagName.toLowerCase(), ...classes].join('.')} "${words}"`
}

export function hasBorder(style: CSSStyleDeclaration, side: 'Top' | 'Right' | 'Bottom' | 'Left'): boolean {
  const kind = style[`border${side}Style`]
  return (
    Number.parseFloat(style[`border${side}Width`]) > 0 && kind !== 'none' && alphaOf(style[`border${side}Color`]) > 0
  )
}

export function alphaOf(color: string): number {
  return channelsOf(color)[3]
}

export function channelsOf(color: string): [number, number, number, number] {
  const numbers = [...color.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([digits]) => Number(digits))
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  if (color === 'transparent' || numbers.length < 3) return [0, 0, 0, 0]
  const scale = color.startsWith('color(') ? 255 : 1
  return [red * scale, green * scale, blue * scale, alpha]
}
