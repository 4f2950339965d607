// Liking as the chosen actor: shown at once, taken back silently when the server refuses.
import type { ReactionState } from '#contract/reactions.ts'
import { useOptimisticToggle } from '#web/app/optimistic.ts'
import { useApi } from '#web/app/page.ts'
import { sessionNow } from '#web/app/session.ts'

export type Liked = { resourceType: 'post' | 'comment' | 'product' | 'business'; resourceID: string }

/** `known`: the state of now; without a reaction type it is not known yet. */
export function useLike({ resourceType, resourceID }: Liked, known: Partial<ReactionState>) {
  const api = useApi()
  const liked = known.reactionType === undefined ? undefined : known.reactionType === 'like'
  const { on, press, count } = useOptimisticToggle(liked, (like) => {
    // As whoever it is by now: the press may have come before that was known.
    const businessID = sessionNow()?.actor.businessID
    const asked = { params: { resourceType }, body: { resourceID, businessID } }
    return like ? api.reactions.react(asked) : api.reactions.unreact(asked)
  })
  return { liked: on, press, count: count(known.reactionCount?.like ?? 0) }
}
