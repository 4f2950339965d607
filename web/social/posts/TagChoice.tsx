// Post industries, at most three.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { postTagsMost } from '#contract/foundation/constants.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Skeleton } from '#web/ui/States.tsx'
import styles from './TagChoice.module.css'

export function TagChoice({
  chosen,
  focused,
  onChange,
}: {
  chosen: readonly string[] | undefined
  focused: boolean
  onChange: (ids: string[]) => void
}) {
  const api = useApi()
  const { locale } = useSite()
  const { t } = useLingui()
  const session = useSession()
  const businessID = session?.actor.businessID
  const own = session?.profile?.industry?.id
  const [industries, setIndustries] = useState<{ id: string; text: string }[]>()
  // The preselection must overwrite no choice.
  const [preselected, setPreselected] = useState(chosen !== undefined)
  useEffect(() => {
    let gone = false
    api.industries.list({ query: { lang: locale } }).then(
      (list) => !gone && setIndustries(list),
      // The server falls back to the author's industry.
      () => !gone && setIndustries([]),
    )
    return () => {
      gone = true
    }
  }, [api, locale])
  useEffect(() => {
    if (chosen) return undefined
    let gone = false
    const first = businessID
      ? api.businesses.read({ params: { id: businessID } }).then(({ data }) => data.general.industry.id)
      : Promise.resolve(own)
    first.then(
      (id) => !gone && (id && onChange([id]), setPreselected(true)),
      () => !gone && setPreselected(true),
    )
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per author
  }, [api, businessID, own])
  if (!industries || !preselected) return <Skeleton tall={64} />
  const ids = chosen ?? []
  const isFull = ids.length >= postTagsMost
  return (
    <fieldset className={styles.tags}>
      <legend>
        <Trans>Industries it is about: up to {postTagsMost}</Trans>
      </legend>
      {industries.map(({ id, text }, index) => (
        <label key={id}>
          <input
            dir="auto"
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand
            autoFocus={focused && index === 0}
            checked={ids.includes(id)}
            disabled={isFull && !ids.includes(id)}
            title={isFull && !ids.includes(id) ? t`No more than ${postTagsMost}` : undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...ids, id] : ids.filter((one) => one !== id))
            }
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
