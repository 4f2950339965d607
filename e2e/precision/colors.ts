// Faults of color, in the browser.
import type { Finding } from './elements.ts'
import { channelsOf, hasBorder, nameOf, seenElements, seenTexts } from './elements.ts'

/** Undefined over a picture or another layer. */
export function backdropOf(element: HTMLElement): number[] | undefined {
  const layers: number[][] = []
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.backgroundImage !== 'none' || Number(style.opacity) < 1) return undefined
    const color = channelsOf(style.backgroundColor)
    if (color[3] > 0) layers.push(color)
    if (color[3] === 1) break
    if (/absolute|fixed|sticky/.test(style.position)) return undefined
  }
  if (layers.at(-1)?.[3] !== 1) layers.push(channelsOf(getComputedStyle(document.body).backgroundColor))
  return layers.reduceRight((below, above) => mix(above, below))
}

export function mix(above: number[], below: number[]): number[] {
  const alpha = above[3]!
  return [0, 1, 2].map((at) => above[at]! * alpha + below[at]! * (1 - alpha)).concat(1)
}

export function contrastOf(one: number[], other: number[]): number {
  const light = (color: number[]) => {
    const [red, green, blue] = color.slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const [high, low] = [light(one), light(other)].toSorted((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

export function contrastFindings(): Finding[] {
  const seen = seenElements()
  const owners = new Set(seenTexts(seen).map(({ parent }) => parent))
  return [...owners].flatMap((element) => {
    if (element.closest(':disabled, [aria-disabled=true], [inert]')) return []
    const backdrop = backdropOf(element)
    if (!backdrop) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    const contrast = contrastOf(mix(channelsOf(color), backdrop), backdrop)
    if (contrast >= least) return []
    return [
      {
        kind: 'low contrast',
        where: nameOf(element),
        detail: `${contrast.toFixed(2)}: ${color} on ${backdrop.slice(0, 3).join(' ')}`,
      },
    ]
  })
}

export function drawnBy(element: HTMLElement, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo)
  if (pseudo && (style.content === 'none' || style.content === 'normal' || style.display === 'none')) return ''
  const behind = pseudo ? element : element.parentElement
  const backdrop = (behind && backdropOf(behind)) ?? [0, 0, 0, 1]
  const differs = (color: string) =>
    channelsOf(color)[3] > 0.02 && contrastOf(mix(channelsOf(color), backdrop), backdrop) > 1.04
  const parts: string[] = []
  if (differs(style.backgroundColor) || style.backgroundImage !== 'none') parts.push(`fill ${style.backgroundColor}`)
  for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const)
    if (hasBorder(style, side) && differs(style[`border${side}Color`]))
      parts.push(`${side} ${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`)
  if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
    parts.push(`outline ${style.outlineColor}`)
  if (style.boxShadow !== 'none') parts.push(`shadow ${style.boxShadow}`)
  return parts.join(', ')
}

export function lookOf(element: HTMLElement): string {
  const one = (part: Element): string => {
    const { color, fill, textDecorationLine, fontWeight } = getComputedStyle(part)
    if (part instanceof SVGElement) return `${color} ${fill} ${part.innerHTML}`
    const own = [
      drawnBy(part as HTMLElement),
      drawnBy(part as HTMLElement, '::before'),
      drawnBy(part as HTMLElement, '::after'),
    ]
    const places = own
      .slice(1)
      .map((drawn, at) =>
        drawn
          ? getComputedStyle(part, at ? '::after' : '::before').translate +
            getComputedStyle(part, at ? '::after' : '::before').left
          : '',
      )
    return [color, textDecorationLine, fontWeight, ...own, ...places].join('; ')
  }
  return [element, ...element.querySelectorAll('*')].map((part) => one(part)).join('\n')
}

export function statesOf(seen: HTMLElement[]): { element: HTMLElement; state: string; turn: () => void }[] {
  return seen.flatMap((element) => {
    const states = []
    for (const name of ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked']) {
      const value = element.getAttribute(name)
      if (!value || value === 'false') continue
      let isOn = true
      const turn = () => {
        isOn = !isOn
        if (name === 'aria-current' && !isOn) element.removeAttribute(name)
        else element.setAttribute(name, isOn ? value : 'false')
      }
      states.push({ element, state: name, turn })
    }
    if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) && element.checked)
      states.push({ element, state: 'checked', turn: () => void (element.checked = !element.checked) })
    return states
  })
}

export function turnedLooks({ element, turn }: ReturnType<typeof statesOf>[number]): [string, string] {
  const whole = element.closest('label') ?? element
  const animations = document.getAnimations
  const before = lookOf(whole)
  turn()
  for (const animation of animations.call(document))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const after = lookOf(whole)
  turn()
  return [before, after]
}

type Drawn = {
  elements: { element: HTMLElement; pseudo?: string; where: string }[]
  states: ReturnType<typeof statesOf>
}
type Page = { drawn: Drawn }

/** Runs in the page's own colors. */
export function rememberDrawings(): void {
  const seen = seenElements()
  const elements: Drawn['elements'] = []
  for (const element of seen) {
    if (element.closest('svg, img, picture, video, canvas, [aria-busy=true]')) continue
    const { width, height } = element.getBoundingClientRect()
    const where = nameOf(element)
    const isControl = element.matches(
      'button, a, input:not([type=checkbox], [type=radio]), select, textarea, dialog, [role=dialog], [role=menu], [role=listbox]',
    )
    const isEmpty = element.childElementCount === 0 && !element.textContent.trim() && Math.min(width, height) > 2
    if ((isControl || isEmpty) && drawnBy(element)) elements.push({ element, where })
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      const isShape =
        Math.min(Number.parseFloat(style.width), Number.parseFloat(style.height)) > 2 && /^""$/.test(style.content)
      if (isShape && Number.parseFloat(style.opacity) > 0.1 && drawnBy(element, pseudo))
        elements.push({ element, pseudo, where: `${where} ${pseudo}` })
    }
  }
  const states = statesOf(seen).filter((state) => {
    const [on, off] = turnedLooks(state)
    return on !== off
  })
  Object.assign(globalThis, { drawn: { elements, states } })
}

export function forcedColorFindings(): Finding[] {
  const { elements, states } = (globalThis as unknown as Page).drawn
  const isNative = (element: HTMLElement) =>
    element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none'
  const lost = elements.filter(
    ({ element, pseudo }) => element.isConnected && !isNative(element) && !drawnBy(element, pseudo),
  )
  const same = states.filter((state) => {
    const [on, off] = turnedLooks(state)
    const plain = (look: string) => look.replace(/; \d{3};/g, ';')
    return state.element.isConnected && !isNative(state.element) && plain(on) === plain(off)
  })
  return [
    ...lost.map(({ where }) => ({ kind: 'vanishes in forced colors', where, detail: '' })),
    ...same.map(({ element, state }) => ({
      kind: 'state vanishes in forced colors',
      where: nameOf(element),
      detail: state,
    })),
  ]
}
