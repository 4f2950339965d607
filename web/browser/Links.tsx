// Listens for links and forms while the pages stand.
import { useEffect } from 'react'
import { useSite } from '../page.ts'
import { useNavigate } from '../routing.ts'
import { followLinks } from './links.ts'

export function Links() {
  const { locale } = useSite()
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate, locale), [navigate, locale])
  return null
}
