// Console keys: / searches, ? explains, G and a letter opens a section.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#web/foundation/page.ts'
import type { Section } from './sections.ts'

const stored = 'console-shortcuts'
const pause = 1500 // ms between G and the letter

export function areShortcutsOn(): boolean {
  return localStorage.getItem(stored) !== 'off'
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(stored, on ? 'on' : 'off')
}

export function useShortcuts(sections: readonly Section[], onHelp: () => void): void {
  const navigate = useNavigate()
  const { paths } = useSite()
  // Queue counts may arrive between G and the letter.
  const goAt = useRef(-Infinity)
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !areShortcutsOn()) return
    if ((target as HTMLElement).closest('input, select, textarea, [contenteditable], [role=dialog]')) return
    const section = event.timeStamp - goAt.current < pause && sections.find(({ letter }) => letter === key)
    goAt.current = key === 'g' ? event.timeStamp : -Infinity
    const search = key === '/' && document.querySelector<HTMLElement>('main [type=search], header [type=search]')
    if (section) void navigate(paths.admin(section.key))
    else if (search) search.focus()
    else if (key === '?') onHelp()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
