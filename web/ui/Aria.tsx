// Around every widget of React Aria: the router for its links, the language of the page for its dates and its own few words. Part of
// what is loaded on reach.
import { useInsertionEffect, type ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useNavigate } from 'react-router'

/** Days stand before months in every language of the site (dd/M/yyyy). */
const regions: Record<string, string> = { en: 'en-GB', es: 'es-ES', it: 'it-IT', zh: 'zh-CN' }

export function Aria({ children }: { children: ReactNode }) {
  const language = document.documentElement.lang
  useInsertionEffect(markPressStyle, [])
  const navigate = useNavigate()
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <I18nProvider locale={regions[language] ?? language}>{children}</I18nProvider>
    </RouterProvider>
  )
}

/**
 * React Aria writes its one rule for pressed elements as a <style>, unless an element of this id exists. The content policy refuses
 * <style>; the rule is in base.css.
 */
function markPressStyle(): void {
  const id = 'react-aria-pressable-style'
  if (!document.getElementById(id)) document.head.append(Object.assign(document.createElement('meta'), { id }))
}
