// Acts of a side on an agreement.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import type { OnAgreement } from './on-agreement.ts'
import { useAct } from './use-act.ts'

const ConfirmTerms = lazyComponent(async () => (await import('./ConfirmTerms.tsx')).ConfirmTerms)
const NoticeDialog = lazyComponent(async () => (await import('./NoticeDialog.tsx')).NoticeDialog)
const EvidenceDialog = lazyComponent(async () => (await import('./EvidenceDialog.tsx')).EvidenceDialog)

type Act = 'confirm' | 'decline' | 'giveNotice' | 'withdraw' | 'dispute'

export function Acts({ businessID, agreement, replaced, onChange }: OnAgreement & { replaced: Agreement | undefined }) {
  const { paths } = useSite()
  const [act, setAct] = useState<Act>()
  const names = useActNames(agreement)
  const { can, side } = agreement
  const offered = (['confirm', 'decline', 'giveNotice', 'dispute', 'withdraw'] as const).filter((one) => can[one])
  const props = { businessID, agreement, onChange, onClose: () => setAct(undefined) }
  const renewal = { side, replaces: agreement.agreementID }
  if (offered.length === 0 && !can.renew) return null
  return (
    <>
      {can.confirm && (
        <Note look="info">
          <Trans>The other side stated this. With your word it is shown as confirmed by both.</Trans>
        </Note>
      )}
      <div className="row">
        {offered.map((one) => (
          <Button key={one} look={one === 'confirm' ? 'primary' : 'plain'} onClick={() => setAct(one)}>
            <Text>{names[one]}</Text>
          </Button>
        ))}
        {can.renew && (
          <LinkButton href={paths.proposeAgreement({ businessID }, renewal)}>
            <Trans>Renew or change</Trans>
          </LinkButton>
        )}
      </div>
      <Suspense>
        {act === 'confirm' && <ConfirmTerms {...props} replaced={replaced} />}
        {act === 'giveNotice' && <NoticeDialog {...props} />}
        {act === 'dispute' && <EvidenceDialog {...props} call="dispute" />}
      </Suspense>
      {(act === 'decline' || act === 'withdraw') && <Confirm {...props} act={act} yes={names[act]} />}
    </>
  )
}

function useActNames({ state }: Agreement): Record<Act, string> {
  const { t } = useLingui()
  return {
    confirm: t({ message: 'Confirm', comment: 'an agreement' }),
    decline: t({ message: 'Decline', comment: 'an agreement' }),
    giveNotice: t`Give notice`,
    withdraw: state === 'proposed' ? t({ message: 'Take back', context: 'a proposal' }) : t`Withdraw my word`,
    dispute: t`It is not as stated`,
  }
}

type ConfirmProps = OnAgreement & { act: 'decline' | 'withdraw'; yes: string; onClose: () => void }

function Confirm({ businessID, agreement, act, yes, onChange, onClose }: ConfirmProps) {
  const { t } = useLingui()
  const api = useApi()
  const { busy, run } = useAct(onChange, onClose)
  const params = { businessID, agreementID: agreement.agreementID }
  const call = () => (act === 'decline' ? api.agreements.decline({ params }) : api.agreements.withdraw({ params }))
  return (
    <ConfirmDialog title={`${yes}?`} yes={yes} busy={busy} onClose={onClose} onYes={() => void run(call)}>
      {act === 'decline'
        ? t`It is shown nowhere any more. No reason is asked for or told.`
        : t`It counts at once, without the other side. No reason is asked for or shown.`}
    </ConfirmDialog>
  )
}
