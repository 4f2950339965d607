// Contested: the sides, how it is decided.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { OwnershipClaim } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useMethodNames } from '../../names.ts'
import { EvidenceLog } from './EvidenceLog.tsx'
import { useLocks } from '../../locks.ts'
import { StateCard } from './StateCard.tsx'
import type { ClaimView } from '../use-claim.ts'
import { Withdraw } from './Withdraw.tsx'
import styles from './State.module.css'

type Side = OwnershipClaim['sides'][number]

export function Contested({ view }: { view: ClaimView }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { sides, until, objection, locked, can } = view.page.claim!
  const byObjection = sides.some(({ kind }) => kind === 'objector')
  const locks = useLocks()(locked)
  const day = until ? formats.date(until) : ''
  async function sayColleague(): Promise<void> {
    setBusy(true)
    await view.work((claims, given) => claims.sayColleague(given)).catch(showError)
    setBusy(false)
  }
  return (
    <StateCard
      look="warn"
      icon={IconAlertTriangle}
      mark={t`Contested`}
      title={byObjection ? t`Somebody of the company objects` : t`Two people claim this page`}
      text={<Trans>The stronger proof does not win by itself: a person decides by document.</Trans>}
      buttons={
        <>
          {can.prove && (
            <Button look="main" onClick={() => view.go('proof', 'document')}>
              <Trans>Send a document</Trans>
            </Button>
          )}
          {can.sayColleague && (
            <Button busy={busy} onClick={() => void sayColleague()}>
              <Trans>We are colleagues</Trans>
            </Button>
          )}
          <Withdraw view={view} />
        </>
      }
    >
      <Sides sides={sides} name={view.page.claim!.name} />
      <EvidenceLog label={t`Locked`} lines={[{ look: 'open', text: t`Locked until it is decided: ${locks}` }]} />
      {objection && <blockquote className={styles.quote}>{objection}</blockquote>}
      {can.prove && (
        <Note look="warn">
          {day ? (
            <Trans>
              Send a register extract or a letter of the management by <b className="semi">{day}</b>. Silence is not
              consent.
            </Trans>
          ) : (
            <Trans>Send a register extract or a letter of the management. Silence is not consent.</Trans>
          )}
        </Note>
      )}
    </StateCard>
  )
}

function Sides({ sides, name }: { sides: readonly Side[]; name: string }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const methods = useMethodNames()
  const kinds: Record<Side['kind'], string> = {
    claimant: t`Another person`,
    holder: t`The person who holds the page`,
    objector: t`Somebody of the company`,
  }
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          <th scope="col">{t`Who`}</th>
          <th scope="col">{t`Proof`}</th>
          <th scope="col">{t`Since`}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map(({ you, kind, methods: proven, since, colleague }) => (
          <tr key={`${kind} ${since}`}>
            <td>
              <Text>{you ? t`You, ${name}` : kinds[kind]}</Text>
              {colleague && <div className="muted small">{t`says: we are colleagues`}</div>}
            </td>
            <td>{proven.length > 0 ? proven.map((method) => methods[method]).join(', ') : t`none`}</td>
            <td className="nowrap">{formats.day(since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
