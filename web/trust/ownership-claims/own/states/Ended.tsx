// Ended claims: withdrawn, released, lapsed.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleDashed } from '#web/ui/icons.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { EvidenceLog } from './EvidenceLog.tsx'
import { useProofLines } from './proof-lines.ts'
import { StateCard } from './StateCard.tsx'
import type { ClaimView } from '../use-claim.ts'

export function Ended({ view }: { view: ClaimView }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const lines = useProofLines(view.page)
  const { business, claim } = view.page
  const { state } = claim!
  const texts = {
    withdrawn: [t`Withdrawn`, t`You have taken this claim back`, t`The page is as it was before.`],
    released: [
      t`Released`,
      t`You have given this page back`,
      t`It is listed again, and whoever acts for the company can claim it.`,
    ],
    lapsed: [t`Ended`, t`This claim was never proven`, t`You can begin again at any time.`],
  } as const
  const [mark, title, text] = texts[state as keyof typeof texts]
  return (
    <StateCard
      look="plain"
      icon={IconCircleDashed}
      mark={mark}
      title={title}
      text={text}
      buttons={
        <>
          <Button look="primary" onClick={() => view.go('who')}>
            <Trans>Claim it again</Trans>
          </Button>
          <LinkButton href={paths.business(business)}>
            <Trans>To the page of the company</Trans>
          </LinkButton>
        </>
      }
    >
      {lines.length > 0 && <EvidenceLog label={t`What has happened`} lines={lines} />}
    </StateCard>
  )
}
