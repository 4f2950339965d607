// Waiting: editor now, others may object.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconClock } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { DayCells } from './DayCells.tsx'
import { EvidenceLog } from './EvidenceLog.tsx'
import { useLocks } from '../../locks.ts'
import { useProofLines } from './proof-lines.ts'
import { StateCard } from './StateCard.tsx'
import type { ClaimView } from '../use-claim.ts'
import { Withdraw } from './Withdraw.tsx'

const dayMs = 86_400_000

export function Waiting({ view }: { view: ClaimView }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const [now] = useState(() => Date.now())
  const lines = useProofLines(view.page)
  const locksOf = useLocks()
  const { business, claim, keptInquiries } = view.page
  const kept = keptInquiries ?? 0
  const { until, provenAt, objectionMailedTo, locked, can } = claim!
  const begin = Date.parse(provenAt ?? claim!.startedAt)
  const days = until ? Math.max(1, Math.round((Date.parse(until) - begin) / dayMs)) : 7
  const passed = Math.min(days, Math.max(0, Math.floor((now - begin) / dayMs)))
  const day = Math.min(days, passed + 1)
  const end = until ? formats.day(until) : ''
  const mailed = objectionMailedTo.join(', ')
  const locks = locksOf(locked)
  return (
    <StateCard
      look="run"
      icon={IconClock}
      mark={t`Waiting, day ${day} of ${days}`}
      title={t`You can work already`}
      text={<Trans>Nobody has objected. On {end} the page becomes yours by itself.</Trans>}
      buttons={
        <>
          {kept > 0 && (
            <LinkButton look="main" href={paths.inquiries(business.businessID)}>
              <Plural value={kept} one="Answer the inquiry" other="Answer the # inquiries" />
            </LinkButton>
          )}
          <LinkButton {...(kept === 0 && { look: 'primary' })} href={paths.editBusiness(business)}>
            <Trans>Correct the facts</Trans>
          </LinkButton>
          {can.prove && (
            <Button onClick={() => view.go('proof')}>
              <Trans>Become owner sooner</Trans>
            </Button>
          )}
          <Withdraw view={view} />
        </>
      }
    >
      <DayCells day={day} days={days} />
      <EvidenceLog
        label={t`What has happened`}
        lines={[
          ...lines,
          {
            look: 'run',
            text: mailed ? t`Time to object, mail sent to ${mailed}` : t`Time to object`,
            aside: t`until ${end}`,
          },
          { look: 'open', text: t`Owner. Locked until then: ${locks}`, aside: end },
        ]}
      />
    </StateCard>
  )
}
