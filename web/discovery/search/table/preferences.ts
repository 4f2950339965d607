// Chosen view and columns, kept on this device.
import { useSyncExternalStore } from 'react'
import { type View, views } from '../page-size.ts'

const viewKey = 'results-view'
const listeners = new Set<() => void>()
const written = new Map<string, string>()

function read(key: string): string | null {
  try {
    return written.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  written.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {}
  for (const listener of listeners) listener()
}

export function chosenView(): View {
  return views.find((view) => view === read(viewKey)) ?? 'cards'
}

export function chooseView(view: View): void {
  write(viewKey, view)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const columnsKey = (kind: string) => `results-columns ${kind}`

export function useChosenColumns(kind: string): string[] | undefined {
  const ids = useSyncExternalStore(
    subscribe,
    () => read(columnsKey(kind)),
    () => null,
  )
  return ids?.split('\n')
}

export function chooseColumns(kind: string, ids: readonly string[]): void {
  write(columnsKey(kind), ids.join('\n'))
}
