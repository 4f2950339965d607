// Select of the acting identity, stored for every page.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { socialActorsMost } from '#contract/foundation/constants.ts'
import { useApi } from '#web/foundation/page.ts'
import { useActor, useSession, type Actor } from '#web/foundation/session.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import styles from './ActorChoice.module.css'

const all = 'all'

export function ActorChoice({
  label,
  className,
  counts,
}: {
  label: string
  className?: string | undefined
  counts?: ReadonlyMap<string, number>
}) {
  const api = useApi()
  const { t } = useLingui()
  const self = useSession()?.self
  const [actor, choose] = useActor()
  const [businesses, setBusinesses] = useState<Actor[]>()
  const [most, setMost] = useState(socialActorsMost)
  useEffect(() => {
    let wanted = true
    api.businesses.mine().then(
      ({ data }) =>
        wanted &&
        setBusinesses(
          data.map(({ businessID, general }) => ({
            businessID,
            name: general.companyName,
            photo: general.profilePhoto?.url,
          })),
        ),
      () => wanted && setBusinesses([]),
    )
    return () => void (wanted = false)
  }, [api])
  if (!self || !actor) return null
  if (!businesses) return <div className={`${styles.reserved} ${className ?? styles.choice}`} />
  if (businesses.length === 0) return className ? <div className={className} /> : null
  const waiting = (id: string) => (counts?.get(id) ? ` (${counts.get(id)})` : '')
  const shown = businesses.slice(0, most)
  const chosen = businesses.find(({ businessID }) => businessID === actor.businessID)
  if (chosen && !shown.includes(chosen)) shown.push(chosen)
  return (
    <Select
      className={className ?? styles.choice}
      label={label}
      value={actor.businessID ?? ''}
      onChange={({ target: { value } }) => {
        if (value === all) setMost(businesses.length)
        else choose(businesses.find(({ businessID }) => businessID === value) ?? self)
      }}
    >
      <option value="">{t`as ${self.name}` + waiting('')}</option>
      {shown.map(({ businessID, name }) => (
        <option key={businessID} value={businessID}>
          {t`as ${name}` + waiting(businessID!)}
        </option>
      ))}
      {businesses.length > shown.length && <option value={all}>{t`All businesses`}</option>}
    </Select>
  )
}
