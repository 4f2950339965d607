// Keyboard shortcuts of the focused results table.
import type { KeyboardEvent } from 'react'

const rowLink = 'tbody th a'

type Acts = { select: (row: number) => void; compare: () => void; ask: () => void }

export function useRowKeys({ select, compare, ask }: Acts) {
  return function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event
    const isField = target instanceof HTMLInputElement && target.type !== 'checkbox'
    if (ctrlKey || metaKey || altKey || isField) return
    const links = [...currentTarget.querySelectorAll<HTMLElement>(rowLink)]
    const at = links.findIndex((link) => link.closest('tr')!.contains(target as Node))
    const to = (index: number) => links[Math.max(0, Math.min(index, links.length - 1))]?.focus()
    if (key === 'j') to(at + 1)
    else if (key === 'k') to(at - 1)
    else if (key === 'x' && at >= 0) select(at)
    else if (key === 'o' && at >= 0) links[at]!.click()
    else if (key === 'c') compare()
    else if (key === 'r') ask()
    else return
    event.preventDefault()
  }
}
