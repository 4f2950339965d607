// Faults of layout, in the browser.
import type { Finding, TextLine } from './elements.ts'
import { channelsOf, hasBorder, isVisuallyHidden, linesOf, nameOf, seenElements, seenTexts } from './elements.ts'

export function layoutFindings(): Finding[] {
  const seen = seenElements()
  const texts = seenTexts(seen)
  return [
    ...overflows(seen),
    ...cutTexts(seen),
    ...gluedSiblings(seen),
    ...brokenWords(texts),
    ...wrappedButtons(texts),
    ...iconsOffLine(seen, texts),
    ...smallTargets(seen),
  ]
}

export function overflows(seen: HTMLElement[]): Finding[] {
  const findings: Finding[] = []
  const root = document.documentElement
  const scrolls = (element: HTMLElement) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  if (root.scrollWidth > root.clientWidth) {
    const clips = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
    const cause = seen.findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !clips(element.parentElement),
    )
    const hidden = [...document.querySelectorAll<HTMLElement>('body *')].find(
      (element) =>
        isVisuallyHidden(getComputedStyle(element)) && element.getBoundingClientRect().right > root.clientWidth,
    )
    const detail = `${root.scrollWidth} px on ${root.clientWidth}`
    findings.push({
      kind: 'page overflows',
      where: cause ? nameOf(cause) : hidden ? `hidden ${nameOf(hidden)}` : 'page',
      detail,
    })
  }
  for (const box of seen) {
    if (box.scrollWidth <= box.clientWidth + 1 || !scrolls(box)) continue
    const { left } = box.getBoundingClientRect()
    const rights = seen
      .filter((element) => element !== box && box.contains(element))
      .map((element) => element.getBoundingClientRect().right)
    const style = getComputedStyle(box)
    const edge = Math.max(0, ...rights) - left + box.scrollLeft + Number.parseFloat(style.paddingRight)
    if (box.scrollWidth > edge + 24 && rights.length > 0)
      findings.push({
        kind: 'hidden text widens a box',
        where: nameOf(box),
        detail: `${box.scrollWidth} px, seen ${Math.round(edge)}`,
      })
  }
  return findings
}

export function cutTexts(seen: HTMLElement[]): Finding[] {
  return seen.flatMap((box) => {
    const style = getComputedStyle(box)
    if (
      !/hidden|clip/.test(style.overflowX) ||
      style.textOverflow === 'ellipsis' ||
      box.scrollWidth <= box.clientWidth + 1
    )
      return []
    if (style.webkitLineClamp !== 'none' || box.tagName === 'INPUT') return []
    const { right } = box.getBoundingClientRect()
    const clipped = (element: HTMLElement): boolean =>
      element !== box && (getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement!))
    const text = seenTexts(seen.filter((element) => box.contains(element))).find(
      ({ parent, lines }) => lines.some((line) => line.left < right - 1 && line.right > right + 1) && !clipped(parent),
    )
    return text ? [{ kind: 'text is cut', where: nameOf(text.parent), detail: '' }] : []
  })
}

export function gluedSiblings(seen: HTMLElement[]): Finding[] {
  const findings: Finding[] = []
  const isSeen = new Set(seen)
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const boxOf = (element: HTMLElement): HTMLElement => {
    const style = getComputedStyle(element)
    if (sides.some((side) => hasBorder(style, side))) return element
    const [only, ...others] = [...element.children].filter((child) => isSeen.has(child as HTMLElement)) as HTMLElement[]
    if (!only || others.length > 0) return element
    const [outer, inner] = [element.getBoundingClientRect(), only.getBoundingClientRect()]
    return Math.abs(outer.top - inner.top) < 1 && Math.abs(outer.bottom - inner.bottom) < 1 ? boxOf(only) : element
  }
  const isFlowing = (element: HTMLElement) => /static|relative/.test(getComputedStyle(element).position)
  for (const parent of seen) {
    if (parent.closest('table, svg')) continue
    const children = [...parent.children].filter(
      (child) => isSeen.has(child as HTMLElement) && isFlowing(child as HTMLElement),
    )
    for (const [at, child] of children.slice(0, -1).entries()) {
      const [one, other] = [boxOf(child as HTMLElement), boxOf(children[at + 1] as HTMLElement)]
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const [upper, lower] = [getComputedStyle(one), getComputedStyle(other)]
      const isBelow = Math.abs(b.top - a.bottom) < 0.6 && Math.min(a.right, b.right) > Math.max(a.left, b.left)
      const isBeside = Math.abs(b.left - a.right) < 0.6 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
      if (!isBelow && !isBeside) continue
      const bothBoxed = sides.every((side) => hasBorder(upper, side) && hasBorder(lower, side))
      const isDouble = isBelow
        ? hasBorder(upper, 'Bottom') && hasBorder(lower, 'Top')
        : hasBorder(upper, 'Right') && hasBorder(lower, 'Left')
      if (bothBoxed || isDouble)
        findings.push({ kind: 'boxes touch', where: nameOf(one), detail: `next: ${nameOf(other)}` })
    }
  }
  return findings
}

/** Addresses and codes may break anywhere. */
export function brokenWords(texts: TextLine[]): Finding[] {
  const findings: Finding[] = []
  for (const { node, parent, lines } of texts) {
    if (lines.length < 2 || /auto/.test(getComputedStyle(parent).hyphens) || parent.closest('code, pre')) continue
    for (const { 0: token, index } of node.data.matchAll(/\S+/g)) {
      if (/[@_/=\d\u00ad]|\w\.\w/.test(token)) continue
      for (const word of token.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word[0])) continue
        const start = index + word.index
        if (linesOf(node, start, start + word[0].length).length > 1)
          findings.push({ kind: 'word breaks', where: nameOf(parent), detail: word[0] })
      }
    }
  }
  return findings
}

export function wrappedButtons(texts: TextLine[]): Finding[] {
  return texts.flatMap(({ node, parent, lines }) => {
    const button =
      lines.length > 1 ? parent.closest<HTMLElement>('button, a, summary, [role=button], [role=tab]') : null
    if (!button) return []
    const style = getComputedStyle(button)
    const isCentered = /center/.test(style.justifyContent) || style.textAlign === 'center'
    const isDrawn = hasBorder(style, 'Top') || channelsOf(style.backgroundColor)[3] > 0
    const isPlain = texts.filter((text) => button.contains(text.node)).length === 1
    if (!isCentered || !isDrawn || !isPlain || button.querySelector('img')) return []
    return [{ kind: 'button wraps', where: nameOf(button), detail: node.data.trim() }]
  })
}

export function iconsOffLine(seen: HTMLElement[], texts: TextLine[]): Finding[] {
  const findings: Finding[] = []
  const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2
  const most = 1.5
  for (const icon of seen) {
    if (icon.tagName.toLowerCase() !== 'svg') continue
    const rect = icon.getBoundingClientRect()
    if (rect.width > 28 || rect.height > 28 || getComputedStyle(icon).position === 'absolute') continue
    const parent = icon.parentElement!
    const text = texts.find(
      ({ parent: owner, lines: [first] }) =>
        parent.contains(owner) &&
        isLaidOut(owner, parent) &&
        first!.top < rect.bottom &&
        first!.bottom > rect.top &&
        Math.min(Math.abs(first!.left - rect.right), Math.abs(rect.left - first!.right)) < 20,
    )
    if (!text || text.size > 20) continue
    const first = middle(rect) - middle(text.lines[0]!)
    const beside = texts
      .filter(({ parent: owner }) => parent.contains(owner) && isLaidOut(owner, parent))
      .flatMap(({ lines }) => lines)
    const whole =
      middle(rect) - (Math.min(...beside.map(({ top }) => top)) + Math.max(...beside.map(({ bottom }) => bottom))) / 2
    const own = middle(rect) - (text.lines[0]!.top + text.lines.at(-1)!.bottom) / 2
    if (Math.min(Math.abs(first), Math.abs(own), Math.abs(whole)) > most)
      findings.push({ kind: 'icon off its line', where: nameOf(parent), detail: `${first.toFixed(1)} px` })
    if (text.lines.length > 1 || parent.matches('button, a')) continue
    const other = texts.find(
      ({ node, size, lines, parent: owner }) =>
        node !== text.node &&
        !parent.contains(owner) &&
        !owner.closest('button, a.button') &&
        size === text.size &&
        lines.length === 1 &&
        isInRow(parent, owner) &&
        Math.abs(lines[0]!.top - text.lines[0]!.top) < 8,
    )
    const offset = other ? text.lines[0]!.top - other.lines[0]!.top : 0
    if (Math.abs(offset) > 1.2)
      findings.push({
        kind: 'text off its row',
        where: nameOf(parent),
        detail: `${offset.toFixed(1)} px from "${other!.node.data.trim().slice(0, 20)}"`,
      })
  }
  return findings
}

export function isLaidOut(element: HTMLElement, within: HTMLElement): boolean {
  for (let at = element; at !== within; at = at.parentElement!)
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return false
  return true
}

export function isInRow(one: HTMLElement, other: HTMLElement): boolean {
  let [own, row] = [one, one.parentElement]
  while (row && !row.contains(other)) [own, row] = [row, row.parentElement]
  if (!row || row === document.body) return false
  const { display, flexDirection } = getComputedStyle(row)
  if (/table-row/.test(display)) return [one, other].every((part) => isOneLine(part.closest('td, th')))
  if (/flex/.test(display)) return flexDirection === 'row'
  const isInline = (element: HTMLElement) => /inline/.test(getComputedStyle(element).display)
  return (
    isInline(own) &&
    (row === other || [...row.children].some((child) => child.contains(other) && isInline(child as HTMLElement)))
  )
}

export function isOneLine(cell: Element | null): boolean {
  if (!cell) return false
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect().height < 32
}

/** Circles of 24 px must not meet (WCAG 2.5.8). */
export function smallTargets(seen: HTMLElement[]): Finding[] {
  const least = 24
  const selector =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem], [role=slider]'
  const targets = seen
    .filter((element) => element.matches(selector))
    .map((element) => ({ element, rect: targetOf(element) }))
  const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5
  return targets.flatMap(({ element, rect }) => {
    if (!isSmall(rect) || isInSentence(element)) return []
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
    const isCrowded = targets.some(({ element: other, rect: box }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      const [left, top] = [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))]
      if (Math.hypot(left - x, top - y) < least / 2 - 0.5) return true
      return isSmall(box) && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < least - 0.5
    })
    if (element.tagName === 'A' && !isCrowded) return []
    return [
      {
        kind: 'small target',
        where: nameOf(element),
        detail: `${Math.round(rect.width)} × ${Math.round(rect.height)} px`,
      },
    ]
  })
}

export function targetOf(element: HTMLElement): DOMRect {
  const own = element.getBoundingClientRect()
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  let [width, height] = [own.width, own.height]
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(element, pseudo)
    if (style.position !== 'absolute' || style.content === 'none') continue
    width = Math.max(width, Number.parseFloat(style.width) || 0)
    height = Math.max(height, Number.parseFloat(style.height) || 0)
  }
  for (const label of labels) {
    const box = label.getBoundingClientRect()
    width = Math.max(width, box.width)
    height = Math.max(height, box.height)
  }
  return new DOMRect(own.x - (width - own.width) / 2, own.y - (height - own.height) / 2, width, height)
}

export function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false
  const block = (of: Element): Element => (getComputedStyle(of).display === 'inline' ? block(of.parentElement!) : of)
  return block(element.parentElement!).textContent.trim() !== element.textContent.trim()
}
