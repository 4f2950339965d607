// Selected products and companies, shared by tabs.
import { useSyncExternalStore } from 'react'
import { selectedMost } from '#contract/foundation/constants.ts'

export type SelectedKind = 'product' | 'business'
export type SelectedItem = { id: string; name: string }
export type Selection = Record<SelectedKind, readonly SelectedItem[]>

const storageKey = 'compare'
const none: Selection = { product: [], business: [] }
const listeners = new Set<() => void>()
let current: Selection | undefined

function isItem(value: unknown): value is SelectedItem {
  const { id, name } = (value ?? {}) as Partial<SelectedItem>
  return typeof id === 'string' && typeof name === 'string'
}

export function selectionOf(text: string | null): Selection {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<SelectedKind, unknown>>
    const list = (value: unknown) => (Array.isArray(value) ? value.filter(isItem).slice(0, selectedMost) : [])
    return { product: list(stored.product), business: list(stored.business) }
  } catch {
    return none
  }
}

function read(): Selection {
  try {
    return selectionOf(localStorage.getItem(storageKey))
  } catch {
    return none
  }
}

function show(selection: Selection | undefined): void {
  current = selection
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) show(undefined)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function selectionNow(): Selection {
  return (current ??= read())
}

/** Empty on the server and during hydration. */
export function useSelection(): Selection {
  return useSyncExternalStore(subscribe, selectionNow, () => none)
}

export function select(kind: SelectedKind, items: readonly SelectedItem[]): void {
  const next = { ...selectionNow(), [kind]: items.slice(0, selectedMost) }
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {}
  show(next)
}

export function toggleSelected(kind: SelectedKind, item: SelectedItem): boolean {
  const items = selectionNow()[kind]
  const others = items.filter(({ id }) => id !== item.id)
  if (others.length === items.length && items.length >= selectedMost) return false
  select(kind, others.length === items.length ? [...items, item] : others)
  return true
}
