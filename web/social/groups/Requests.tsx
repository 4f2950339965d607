// Join requests, for moderators. Optimistic.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group, GroupRequest } from '#contract/social/groups/groups.ts'
import { ActorRow, nameOf } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { LoadMore, usePagedList } from '#web/foundation/shell/LoadMore.tsx'
import { useApi } from '#web/foundation/page.ts'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconUserPlus } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'

export function Requests({
  group: { groupID },
  start,
}: {
  group: Group
  start: { data: GroupRequest[]; total: number }
}) {
  const api = useApi()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { showSuccess, showError } = useToasts()
  const { list, setList, busy, more } = usePagedList(
    start,
    ({ who }) => who.userID ?? '',
    ({ data, total }, skip) =>
      data.length > 0 && skip < total ? () => api.groups.requests({ params: { groupID }, query: { skip } }) : undefined,
  )
  const [sending, setSending] = useState(0)

  async function answer(request: GroupRequest, given: 'accept' | 'decline'): Promise<void> {
    const at = list.indexOf(request)
    const name = nameOf(request.who)
    setList((now) => now.filter((one) => one !== request))
    setSending((count) => count + 1)
    try {
      const params = { groupID, userID: request.who.userID ?? '' }
      await api.groups.answer({ params, body: { answer: given } })
      showSuccess(given === 'accept' ? t`${name} is a member now` : t`The request of ${name} is declined`)
      void revalidate()
    } catch (error) {
      setList((now) => now.toSpliced(at, 0, request))
      showError(error)
    } finally {
      setSending((count) => count - 1)
    }
  }
  if (list.length === 0 && sending === 0)
    return (
      <Empty icon={IconUserPlus} title={t`No requests`}>
        <Trans>Who asks to join the group appears here.</Trans>
      </Empty>
    )
  return (
    <>
      <Card>
        <ul>
          {list.map((request) => (
            <Line key={request.who.userID} request={request} onAnswer={(given) => void answer(request, given)} />
          ))}
        </ul>
      </Card>
      <LoadMore busy={busy} more={more} />
    </>
  )
}

function Line({
  request: { who, askedAt },
  onAnswer,
}: {
  request: GroupRequest
  onAnswer: (given: 'accept' | 'decline') => void
}) {
  const { t } = useLingui()
  const name = nameOf(who)
  return (
    <ActorRow author={who} since={askedAt}>
      <span className="row">
        <Button look="primary" aria-label={t`Accept ${name}`} onClick={() => onAnswer('accept')}>
          <Trans>Accept</Trans>
        </Button>
        <Button look="ghost" aria-label={t`Decline ${name}`} onClick={() => onAnswer('decline')}>
          <Trans>Decline</Trans>
        </Button>
      </span>
    </ActorRow>
  )
}
