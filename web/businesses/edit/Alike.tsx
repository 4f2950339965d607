// Beside a new company's name: businesses that may be the same one (D§cards). Points out, never stands in the way.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BusinessCard } from '#contract/businesses.ts'
import { useApi, useSite } from '#web/page.ts'
import { Note } from '#web/ui/Note.tsx'

const pause = 400 // ms without typing

export function Alike({ companyName, country }: { companyName: string; country: string }) {
  const api = useApi()
  const { paths } = useSite()
  const [alike, setAlike] = useState<BusinessCard[]>([])
  useEffect(() => {
    const under = new AbortController()
    if (companyName.trim().length < 3 || !country) return setAlike([])
    const timer = setTimeout(() => {
      const query = { companyName, country }
      api.businesses.duplicates({ query, signal: under.signal }).then(setAlike, () => setAlike([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      under.abort()
    }
  }, [api, companyName, country])
  return (
    <div role="status">
      {alike.length > 0 && (
        <Note look="info">
          <p>
            <Trans>Is it one of these? Then ask its owner to invite you.</Trans>
          </p>
          <ul>
            {alike.map((one) => (
              <li key={one.businessID}>
                <a href={paths.business(one)} target="_blank" rel="noopener">
                  {one.general.companyName}
                </a>
                {one.contactInfo.city && `, ${one.contactInfo.city}`}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
