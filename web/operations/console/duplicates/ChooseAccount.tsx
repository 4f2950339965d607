// Merge with an unsuggested account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PersonRow } from '#contract/operations/console/console.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './Duplicates.module.css'
import { MergeDialog } from './MergeDialog.tsx'

export function ChooseAccount({ person, onClose }: { person: PersonRow; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError } = useToasts()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<readonly PersonRow[]>()
  const [other, setOther] = useState<PersonRow>()
  async function find(): Promise<void> {
    if (words.trim().length < 2 || busy) return
    setBusy(true)
    try {
      const { data } = await api.console.people({ query: { q: words.trim() } })
      setFound(data.filter(({ userID }) => userID !== person.userID).slice(0, mostShown))
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  if (other) return <MergeDialog one={person} other={other} kept={person.userID} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t`Join with another account`} closeLabel={t`Close`}>
      <search>
        <form
          className={styles.dialog}
          onSubmit={(event) => {
            event.preventDefault()
            void find()
          }}
        >
          <Field
            label={t`Name, e-mail or company`}
            value={words}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" busy={busy}>
            {t`Search`}
          </Button>
        </form>
      </search>
      <LiveRegion as="div">
        {found?.length === 0 && (
          <p className="muted">
            <Trans>Nobody else fits.</Trans>
          </p>
        )}
      </LiveRegion>
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={t`People`}>
          {found.map((one) => (
            <li key={one.userID}>
              <Button look="ghost" full onClick={() => setOther(one)}>
                {[
                  one.name,
                  one.email && shownEmail(one.email),
                  one.companyName,
                  t`registered ${formats.date(one.registeredAt)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const mostShown = 8
