// New posts by the outbox.
import { useLingui } from '@lingui/react/macro'
import type { Post } from '#contract/social/posts/posts.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { send } from '#web/foundation/outbox.ts'
import type { Actor } from '#web/foundation/session.ts'
import { useServerForm, type ServerForm } from '#web/foundation/form/use-server-form.ts'
import { mentionsIn } from '#web/social/mentions/card.tsx'
import { emptyPost, picturesOf, postForm, type PostBody, type PostValues } from './post-form.ts'

type Timeline = {
  timelineID: string
  timelineType: 'user' | 'business' | 'group'
  businessID: string | undefined
}
type Options = {
  timeline: Timeline
  actor: Actor
  list: string
  onPosted: (post: Post | undefined) => void
}

export function usePostForm({ timeline, actor, list, onPosted }: Options): ServerForm<PostValues, PostBody> {
  const { t } = useLingui()
  const { showSuccess, showError } = useToasts()
  const form: ServerForm<PostValues, PostBody> = useServerForm<PostValues, PostBody>({
    schema: postForm,
    saved: emptyPost,
    draft: 'post',
    names: ['content', 'picks'],
    asksBeforeLeaving: false,
    async submit(body, { key }) {
      const { content, picks, tags, language } = body
      const pictures = picturesOf(body)
      const chosen = { ...(tags && { tags }), ...(language && { language }) }
      const sent = { content, mentions: mentionsIn(content, picks), ...chosen, ...timeline }
      try {
        const input = { body: pictures.length > 0 ? { ...sent, pictures } : sent }
        const post = await send({ call: 'posts.create', list, key, actor, input })
        form.discard()
        if (post) showSuccess(t`Post created!`)
        onPosted(post)
      } catch (error) {
        if (isExplained(error)) throw error
        showError(error, t`There was an error creating this post!`)
        return 'unsaved'
      }
    },
  })
  return form
}

function isExplained(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  return error.name === 'TooManyRequests' || error.name === 'Forbidden' || error.fields !== undefined
}
