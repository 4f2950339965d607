// Pointers, wheel and keys of a view.
import type { View } from './scene.ts'

export const turnStep = Math.PI / 12
export const zoomStep = 1.25
const perPixel = 0.008 // radians

type Spot = { x: number; y: number }

/** Returns the end of it. */
export function listenTo(frame: HTMLElement, view: View): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const spots = new Map<number, Spot>()
  const spread = () => {
    const [one, other] = [...spots.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  frame.addEventListener(
    'pointerdown',
    (event) => {
      frame.setPointerCapture(event.pointerId)
      spots.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  frame.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const before = spots.get(pointerId)
      if (!before) return
      const apart = spread()
      spots.set(pointerId, { x, y })
      if (spots.size === 1) view.turn((before.x - x) * perPixel, (y - before.y) * perPixel)
      else if (apart > 0) view.zoom(spread() / apart)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(end, ({ pointerId }) => void spots.delete(pointerId), { signal })
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      view.zoom(Math.exp(-event.deltaY / 600))
    },
    { signal, passive: false },
  )
  frame.addEventListener('keydown', (event) => pressed(event, view), { signal })
  return () => leaving.abort()
}

function pressed(event: KeyboardEvent, { turn, zoom, reset }: View): void {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => turn(-turnStep, 0),
    ArrowRight: () => turn(turnStep, 0),
    ArrowUp: () => turn(0, turnStep),
    ArrowDown: () => turn(0, -turnStep),
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    '0': reset,
    Home: reset,
  }
  const act = acts[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act()
}
