// Lengths and keys in the direction of the page.

/** -1 from right to left: `scrollLeft` is negative there. */
export function forwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

export function arrowOf({
  key,
  currentTarget,
}: {
  key: string
  currentTarget: Element
}): 'forward' | 'back' | undefined {
  const moved = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (moved === undefined) return undefined
  return moved === forwardOf(currentTarget) ? 'forward' : 'back'
}
