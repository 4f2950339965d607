// How a company deals with samples, with the numbers that it rests on.
import { Trans } from '@lingui/react/macro'
import { sampleAnswerHours, sampleShipmentDays } from '#contract/foundation/constants.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { Text } from '#web/ui/Text.tsx'

const percentOf = (share: number) => Math.round(share * 100)

export function SampleTimes({ samples: { answers, shipments } }: { samples: NonNullable<BusinessProfile['samples']> }) {
  const [answered, shipped] = [answers.count, shipments.count]
  if (answers.inTime === null) return <Trans>Too few samples asked for to tell ({answered})</Trans>
  return (
    <>
      <Trans>
        {percentOf(answers.inTime)} % of {answered} requests for samples answered within {sampleAnswerHours} hours
      </Trans>
      <Text>{'; '}</Text>
      {shipments.inTime === null ? (
        <Trans>too few shipments to tell ({shipped})</Trans>
      ) : (
        <Trans>
          {percentOf(shipments.inTime)} % of {shipped} shipped within {sampleShipmentDays} days
        </Trans>
      )}
    </>
  )
}
