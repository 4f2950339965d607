// React Aria context: router links, page language.
import { useInsertionEffect, type ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useNavigate } from 'react-router'

/** Days precede months in every language (dd/M/yyyy). */
const regions: Record<string, string> = { en: 'en-GB', es: 'es-ES', it: 'it-IT', zh: 'zh-CN', de: 'de-DE' }

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

/** React Aria's <style> is refused by the content policy; this id prevents it. */
function markPressStyle(): void {
  const id = 'react-aria-pressable-style'
  if (!document.getElementById(id)) document.head.append(Object.assign(document.createElement('meta'), { id }))
}
