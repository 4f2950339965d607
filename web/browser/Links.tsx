// Listens for links and forms while the pages stand.
import { useEffect, type ReactNode } from 'react'
import { useSite } from '../page.ts'
import { useNavigate } from '../routing.ts'
import { followLinks } from './links.ts'

/** Stands around the shell and not beside it: a second child would give every id of the page another name than the server's. */
export function Links({ children }: { children: ReactNode }) {
  const { locale } = useSite()
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate, locale), [navigate, locale])
  return children
}
