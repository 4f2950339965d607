// Reviews for neighbors.
import { Trans } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconMessageQuestion } from '#web/ui/icons.ts'

export { useGradeNames, useQuestionNames } from './names.ts'

export function ReviewLink({ requestID, name }: { requestID: string; name: string }) {
  const { paths } = useSite()
  return (
    <LinkButton icon={IconMessageQuestion} href={paths.review(requestID)}>
      <Trans>Review {name}</Trans>
    </LinkButton>
  )
}
