// A proof that does not count.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleX, IconClock } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { AppealForm } from './AppealForm.tsx'
import { EvidenceLog, type LogLine } from './EvidenceLog.tsx'
import { useProofLines } from './proof-lines.ts'
import { useReasons } from '../reasons.ts'
import { StateCard } from './StateCard.tsx'
import type { ClaimView } from '../use-claim.ts'
import { Withdraw } from './Withdraw.tsx'

export function NotAccepted({ view }: { view: ClaimView }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { page, go } = view
  const { state, proofs, decision, appeal, can } = page.claim!
  const [appealing, setAppealing] = useState(false)
  const lines = useProofLines(page)
  const reasonsOf = useReasons(page)
  const noted = proofs.find((proof) => proof.state === 'noted')
  const read = proofs.some((proof) => proof.state === 'judged')
  const refused = state === 'refused'
  const isSecond = appeal !== null && !refused
  const reading = !refused && (read || !noted || isSecond)
  const looked: LogLine[] = refused ? [] : [{ look: 'run', text: t`A verifier looks at it` }]
  const asked: LogLine[] = appeal
    ? [{ look: 'run', text: t`Second look asked for`, aside: formats.day(appeal.at) }]
    : []
  const prove = refused ? 'who' : 'proof'
  const provable = refused ? !can.appeal : can.prove
  return (
    <StateCard
      look={reading ? 'run' : 'bad'}
      icon={reading ? IconClock : IconCircleX}
      mark={reading ? t`Being looked at` : t`Not accepted`}
      title={
        isSecond
          ? t`Another verifier looks at your claim`
          : reading
            ? t`A verifier looks at your proof`
            : refused
              ? t`This claim was not accepted`
              : t`This proof does not count`
      }
      text={
        refused ? (
          decision?.reason
        ) : noted && !isSecond ? (
          reasonsOf(noted.reasons.filter((reason) => reason !== 'oldDomain' && reason !== 'named'))
        ) : (
          <Trans>Usually within two working days. We write to you as soon as it is decided.</Trans>
        )
      }
      buttons={
        <>
          {provable && (
            <>
              <Button look="primary" onClick={() => go(prove, 'letter')}>
                <Trans>Send a letter</Trans>
              </Button>
              <Button onClick={() => go(prove, 'document')}>
                <Trans>Upload a document</Trans>
              </Button>
            </>
          )}
          {can.appeal && !appealing && (
            <Button look={provable ? 'ghost' : 'primary'} onClick={() => setAppealing(true)}>
              <Trans>Second look</Trans>
            </Button>
          )}
          <Withdraw view={view} />
        </>
      }
    >
      {!reading && (
        <Note look="info">
          {can.appeal ? (
            <Trans>That says nothing about you. You can ask once for a second look: another verifier decides.</Trans>
          ) : (
            <Trans>
              That says nothing about you. A document or a letter to the registered address decides instead.
            </Trans>
          )}
        </Note>
      )}
      <EvidenceLog label={t`What has happened`} lines={[...lines, ...looked, ...asked]} />
      {can.appeal && appealing && <AppealForm view={view} />}
    </StateCard>
  )
}
