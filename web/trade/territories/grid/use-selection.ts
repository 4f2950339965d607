// Choice of cells by mouse, touch and keys.
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { arrowOf } from '#web/ui/direction.ts'
import { between, keyOf, moved, type Place, toggled } from './selection.ts'

const none: ReadonlySet<string> = new Set()
const start: Place = { row: 0, column: 0 }
const cellSelector = 'button[data-row]'

export type Selection = ReturnType<typeof useSelection>

export function useSelection(lineIDs: readonly string[], countries: readonly string[]) {
  const [chosen, setChosen] = useState(none)
  const [current, setAt] = useState(start)
  const anchor = useRef(start)
  const kept = useRef(none)
  const isHandled = useRef(false)
  const size = { rows: lineIDs.length, columns: countries.length }
  const at = moved(current, start, size)
  const keyAt = ({ row, column }: Place) => keyOf(lineIDs[row] ?? '', countries[column] ?? '')
  const keysBetween = (one: Place, other: Place) => between(one, other).map(keyAt)

  function extendTo(place: Place): void {
    setAt(place)
    setChosen(new Set([...kept.current, ...keysBetween(anchor.current, place)]))
  }
  function begin(place: Place, adds: boolean): void {
    anchor.current = place
    setAt(place)
    const key = keyAt(place)
    const next = adds ? toggled(chosen, key) : chosen.size === 1 && chosen.has(key) ? none : new Set([key])
    kept.current = adds ? next : none
    setChosen(next)
  }
  function toggle(place: Place): void {
    anchor.current = place
    setAt(place)
    const next = toggled(chosen, keyAt(place))
    kept.current = next
    setChosen(next)
  }
  function choose(keys: Iterable<string>): void {
    kept.current = none
    setChosen(new Set(keys))
  }
  const chooseAll = (keys: readonly string[]) => choose(withAll(chosen, keys))
  const pointers = {
    onPointerDown(event: PointerEvent): void {
      const place = placeOf(event.target)
      isHandled.current = false
      if (!place || event.pointerType === 'touch' || event.button !== 0) return
      isHandled.current = true
      if (event.shiftKey) extendTo(place)
      else begin(place, event.ctrlKey || event.metaKey)
    },
    onPointerOver(event: PointerEvent): void {
      const place = placeOf(event.target)
      if (place && isHandled.current && event.buttons === 1) extendTo(place)
    },
    onClick({ target }: MouseEvent): void {
      const place = placeOf(target)
      if (place && !isHandled.current) toggle(place)
      isHandled.current = false
    },
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    isHandled.current = false
    const focused = placeOf(event.target)
    if (!focused) return
    // Screen readers move the focus without a key.
    if (keyAt(focused) !== keyAt(at)) [anchor.current, kept.current] = [focused, none]
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key === 'a') choose(keysBetween(start, { row: size.rows - 1, column: size.columns - 1 }))
    else if (event.key === 'Escape' && chosen.size > 0) choose(none)
    else {
      const step = isCommand || event.altKey ? undefined : stepOf(event, size.columns)
      if (!step) return
      const place = moved(focused, step, size)
      if (event.shiftKey) extendTo(place)
      else setAt((anchor.current = place))
      focusCell(event.currentTarget, place)
    }
    event.preventDefault()
  }
  return { chosen, at, keyAt, choose, chooseAll, toggle, clear: () => choose(none), pointers, onKeyDown }
}

function withAll(chosen: ReadonlySet<string>, keys: readonly string[]): string[] {
  const others = [...chosen].filter((key) => !keys.includes(key))
  return keys.every((key) => chosen.has(key)) ? others : [...others, ...keys]
}

function placeOf(target: EventTarget): Place | undefined {
  const cell = (target as Element).closest<HTMLElement>(cellSelector)
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}

function stepOf(event: KeyboardEvent<HTMLElement>, columns: number): Place | undefined {
  const aside = arrowOf(event)
  if (aside) return { row: 0, column: aside === 'forward' ? 1 : -1 }
  const steps: Record<string, Place> = {
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    Home: { row: 0, column: -columns },
    End: { row: 0, column: columns },
  }
  return steps[event.key]
}

function focusCell(grid: HTMLElement, { row, column }: Place): void {
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
}
