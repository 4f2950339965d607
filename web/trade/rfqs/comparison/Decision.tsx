// Decision on a column: choose, award, write.
import { Plural, Trans } from '@lingui/react/macro'
import { withdrawalHours } from '#contract/trade/rfqs/states.ts'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { takeLostFocus } from '#web/ui/focus/place.ts'
import type { Column } from './columns.ts'
import styles from './Comparison.module.css'

type Props = {
  rfq: RfqDetail
  column: Column
  others: number
  isChosen: boolean
  onChoose: () => void
  onAward: () => void
}

export function Decision({ rfq, column: { supplier, name }, others, isChosen, onChoose, onAward }: Props) {
  const { paths } = useSite()
  const { buyer, can } = rfq
  const owner = buyer?.businessID ?? buyer?.userID ?? ''
  return (
    <div className={styles.decision}>
      {can.award && isChosen && (
        <>
          <Button look="main" full ref={takeLostFocus} onClick={onAward}>
            <Trans>Award to {name}</Trans>
          </Button>
          <small>
            {others > 0 && (
              <Plural value={others} one="The other one is told politely." other="The other # are told politely." />
            )}{' '}
            <Trans>You can withdraw within {withdrawalHours} hours.</Trans>
          </small>
        </>
      )}
      {can.award && !isChosen && (
        <Button full onClick={onChoose}>
          <Trans>Choose</Trans>
          <span className="sr"> {name}</span>
        </Button>
      )}
      <LinkButton href={paths.inquiries(owner, supplier.requestID)} look="ghost" full>
        <Trans>Messages</Trans>
      </LinkButton>
    </div>
  )
}
