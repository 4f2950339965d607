// Done: kept inquiries first, then facts and seal.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconEdit, IconMailbox, IconShieldCheck } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { EvidenceLog, type LogLine } from './EvidenceLog.tsx'
import { useKnownFacts } from './known-facts.ts'
import { StateCard } from './StateCard.tsx'
import type { ClaimView } from '../use-claim.ts'
import { Withdraw } from './Withdraw.tsx'

export function Claimed({ view }: { view: ClaimView }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { business, claim, keptInquiries } = view.page
  const { decision, until, provenAt, access } = claim!
  const done = formats.day(decision?.at ?? until ?? provenAt ?? claim!.startedAt)
  const kept = keptInquiries ?? 0
  const facts = useKnownFacts()
  const [count, all] = [facts?.known ?? 0, facts?.all ?? 0]
  const known = facts?.unfiltered
    ? t`${count} of ${all} facts are known; buyers filter by employees and lead time`
    : t`${count} of ${all} facts are known`
  const missing = all - count
  const lines: LogLine[] = [
    ...(kept > 0
      ? [
          {
            look: 'run' as const,
            icon: IconMailbox,
            text: <Plural value={kept} one="# inquiry was kept for you" other="# inquiries were kept for you" />,
          },
        ]
      : []),
    ...(facts
      ? [
          {
            look: 'open' as const,
            icon: IconEdit,
            text: known,
            aside: t`${missing} missing`,
          },
        ]
      : []),
    {
      look: 'open',
      icon: IconShieldCheck,
      text: (
        <Trans>
          <Link className="link" to={paths.verification(business)}>
            Get the seal
          </Link>
          : register and address are checked apart from this
        </Trans>
      ),
    },
  ]
  return (
    <StateCard
      look="ok"
      icon={IconCircleCheck}
      mark={t`Done, ${done}`}
      title={access === 'owner' ? t`The page is yours` : t`You run this page as an editor`}
      text={<Trans>From now on your values win over every later import, field by field.</Trans>}
      buttons={
        <>
          {kept > 0 && (
            <LinkButton look="main" href={paths.inquiries(business.businessID)}>
              <Plural value={kept} one="Answer the inquiry" other="Answer the # inquiries" />
            </LinkButton>
          )}
          <LinkButton {...(kept === 0 && { look: 'primary' })} href={paths.business(business, { editMode: 1 })}>
            <Trans>Complete the page</Trans>
          </LinkButton>
          <Withdraw view={view} />
        </>
      }
    >
      <EvidenceLog label={t`What comes next`} lines={lines} />
    </StateCard>
  )
}
