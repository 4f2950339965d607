// A part of the shell that never changes while one stays on the site: finished HTML, drawn by the server once a language
// and left alone by the browser, which therefore needs no code for it.
import { createContext, use } from 'react'

export type Stills = Record<'brand' | 'languages' | 'visitor' | 'industries' | 'menu' | 'footer', string>
export const StillsContext = createContext<Stills | undefined>(undefined)

type Props = {
  name: keyof Stills
  as?: 'div' | 'nav' | 'footer'
  className?: string | undefined
  id?: string
  popover?: 'auto'
  hidden?: boolean
  'aria-label'?: string
}

export function Still({ name, as: As = 'div', ...rest }: Props) {
  const html = use(StillsContext)?.[name] ?? ''
  return <As {...rest} data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** The parts as the server drew them, so that the browser can draw them again if it must. */
export function stillsInPage(): Stills {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-still]')].map((one) => [
    one.dataset['still'],
    one.innerHTML,
  ])
  return Object.fromEntries(parts) as Stills
}
