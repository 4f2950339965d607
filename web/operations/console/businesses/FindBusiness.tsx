// Business finder by address, number or name.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BusinessRow } from '#contract/operations/console/console.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { useDelayed } from '../use-delayed.ts'
import styles from './MergeDialog.module.css'

const mostOffered = 8

type Props = {
  label: string
  found: string | undefined
  onFound: (businessID: string | undefined) => void
  except: string
  error: string | undefined
}

export function FindBusiness({ label, found, onFound, except, error }: Props) {
  const { t } = useLingui()
  const { formats, countries } = useSite()
  const [typed, setTyped] = useState('')
  const offered = useOffered(idIn(typed) ? '' : typed.trim(), except)
  function type(text: string): void {
    setTyped(text)
    onFound(idIn(text))
  }
  return (
    <>
      <Field
        label={label}
        value={typed}
        maxLength={400}
        autoComplete="off"
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <LiveRegion as="div">
        {offered?.length === 0 && (
          <p className="muted">
            <Trans>No other active business fits.</Trans>
          </p>
        )}
      </LiveRegion>
      {offered && offered.length > 0 && (
        <ul className={styles.offered} aria-label={t`Businesses`}>
          {offered.map(({ businessID, name, country, registeredAt }) => (
            <li key={businessID}>
              <Button look="ghost" full pressed={found === businessID} onClick={() => onFound(businessID)}>
                {[
                  name,
                  countries.find(({ code }) => code === country)?.name,
                  t`registered ${formats.date(registeredAt)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function idIn(typed: string): string | undefined {
  const path = typed.trim().split(/[?#]/)[0]!
  return idOf(path.split('/').findLast(Boolean))
}

function useOffered(words: string, except: string): readonly BusinessRow[] | undefined {
  const api = useApi()
  const [answer, setAnswer] = useState<{ words: string; offered: readonly BusinessRow[] }>()
  useDelayed(words, async (q, signal) => {
    if (q.length < 2) return
    try {
      const { data } = await api.console.businesses({ query: { q, status: 'active' }, signal })
      const others = data.filter(({ businessID }) => businessID !== except)
      if (!signal.aborted) setAnswer({ words: q, offered: others.slice(0, mostOffered) })
    } catch {
      // The address or number can still be typed.
      if (!signal.aborted) setAnswer(undefined)
    }
  })
  return answer?.words === words ? answer.offered : undefined
}
