// Shell parts that depend only on language and lists, drawn once by the server.
import { createContext, use, type ReactNode } from 'react'

export type KeptPart = 'footer' | 'industries' | 'countries'

export const KeptMarkup = createContext<Partial<Record<KeptPart, string>>>({})

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

export function useKept(part: KeptPart, children: ReactNode): Inside {
  const html = use(KeptMarkup)[part]
  return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } }
}
