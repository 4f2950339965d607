// Countries on the screen.
import { inOrder, regions } from './regions.ts'

export type View = { kind: 'markets' } | { kind: 'all' } | { kind: 'region'; key: string }

export function viewOf(text: string | null): View {
  if (text === 'all') return { kind: 'all' }
  return regions.some(({ key }) => key === text) ? { kind: 'region', key: text! } : { kind: 'markets' }
}

export const textOfView = (view: View) => (view.kind === 'region' ? view.key : view.kind === 'all' ? 'all' : '')

type Codes = { inUse: readonly string[]; all: readonly string[]; extra: readonly string[] }

export function codesIn(view: View, { inUse, all, extra }: Codes): string[] {
  const shown =
    view.kind === 'markets'
      ? inUse
      : view.kind === 'all'
        ? all
        : (regions.find(({ key }) => key === view.key)?.countries ?? [])
  const known = new Set(all)
  return inOrder([...shown, ...extra].filter((code) => known.has(code)))
}
