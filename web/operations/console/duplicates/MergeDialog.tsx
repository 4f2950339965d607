// Account merge, irreversible.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Alike } from '#contract/trust/duplicates.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite, type Api } from '#web/foundation/page.ts'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from './Duplicates.module.css'
import { useMergeKindNames, useObstacleTexts } from './names.ts'

type Person = Alike['one']
type Preview = Awaited<ReturnType<Api['duplicates']['preview']>>

export function MergeDialog({
  one,
  other,
  kept,
  onClose,
}: {
  one: Person
  other: Person
  kept: string
  onClose: () => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const { paths, formats } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const [into, setInto] = useState(kept)
  const [typed, setTyped] = useState('')
  const preview = usePreview(into, into === one.userID ? other.userID : one.userID)
  const from = into === one.userID ? other : one
  const isNamed = typed.trim() === from.name.trim()
  async function act(reason: string): Promise<void> {
    await api.duplicates.merge({ params: { id: into }, body: { from: from.userID, reason } })
    showSuccess(t`The accounts are one now.`)
    await navigate(paths.admin(`people/${into}`))
  }
  const labelOf = ({ name, email, registeredAt }: Person) =>
    [name, email && shownEmail(email), t`registered ${formats.date(registeredAt)}`].filter(Boolean).join(', ')
  return (
    <ReasonDialog
      title={t`Join two accounts`}
      yes={t`Join the accounts`}
      look="danger"
      isReady={isNamed}
      isPossible={preview?.obstacle === null}
      act={act}
      onClose={onClose}
    >
      {(isAsked) => (
        <div className={styles.dialog}>
          <Select label={t`Account that stays`} visible value={into} onChange={(event) => setInto(event.target.value)}>
            {[one, other].map((person) => (
              <option key={person.userID} value={person.userID}>
                {labelOf(person)}
              </option>
            ))}
          </Select>
          <p className="muted small">
            <Trans>Its address, password and other ways to sign in remain.</Trans>
          </p>
          {preview ? <Outcome preview={preview} /> : <p aria-busy="true">{t`Loading…`}</p>}
          {preview?.obstacle === null && (
            <>
              <Note look="warn">
                <p>
                  <Trans>
                    This cannot be undone. {from.name} is signed out everywhere at once and can no longer sign in; the
                    address stays reserved. The address of the profile leads to the remaining one. Both addresses are
                    told by e-mail.
                  </Trans>
                </p>
              </Note>
              <Field
                label={t`Type the name of the account that goes: ${from.name}`}
                value={typed}
                autoComplete="off"
                error={isAsked && !isNamed ? t`This is not the name.` : undefined}
                onChange={(event) => setTyped(event.target.value)}
              />
            </>
          )}
        </div>
      )}
    </ReasonDialog>
  )
}

function usePreview(into: string, from: string): Preview | undefined {
  const api = useApi()
  const { showError } = useToasts()
  const [known, setKnown] = useState<{ into: string; preview: Preview }>()
  useEffect(() => {
    const controller = new AbortController()
    api.duplicates.preview({ params: { id: into }, query: { from }, signal: controller.signal }).then(
      (preview) => setKnown({ into, preview }),
      (error: unknown) => !controller.signal.aborted && showError(error),
    )
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each direction; `showError` is new with every render
  }, [api, into, from])
  return known?.into === into ? known.preview : undefined
}

function Outcome({ preview: { obstacle, counts, suspended } }: { preview: Preview }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = useMergeKindNames()
  const obstacles = useObstacleTexts()
  if (obstacle)
    return (
      <Note look="bad" role="alert">
        <p>{obstacles[obstacle]}</p>
      </Note>
    )
  return (
    <>
      {suspended && (
        <Note look="info">
          <p>
            <Trans>One of the two is suspended: so is the remaining account, until the later end.</Trans>
          </p>
        </Note>
      )}
      {counts === null ? (
        <p className="muted">
          <Trans>It takes too long to count what would move. Joining the accounts moves all of it.</Trans>
        </p>
      ) : counts.length === 0 ? (
        <p className="muted">
          <Trans>The account that goes has nothing that would move; its profile is emptied.</Trans>
        </p>
      ) : (
        <table className={styles.counts}>
          <caption>{t`What happens to what the account has`}</caption>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Kind', comment: 'of what a person has' })}</th>
              <th scope="col">
                {t({ message: 'Moves', comment: 'a number: so many are moved to the other account' })}
              </th>
              <th scope="col">{t({ message: 'Dropped', comment: 'a number: so many are left out' })}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ kind, moved, dropped }) => (
              <tr key={kind}>
                <th scope="row">{names[kind]}</th>
                <td>{formats.number(moved)}</td>
                <td>{formats.number(dropped)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="muted small">
        <Trans>
          Dropped is what both have, and what is between the two. The profile of the account that goes is emptied.
        </Trans>
      </p>
    </>
  )
}
