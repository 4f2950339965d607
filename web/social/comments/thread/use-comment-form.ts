// Comment sending through the outbox.
import * as z from 'zod'
import { CommentText } from '#contract/social/comments/fields.ts'
import type { Comment } from '#contract/social/comments/comments.ts'
import type { MentionInput } from '#contract/social/mentions.ts'
import { Refusal } from '#kit/refusal.ts'
import { send } from '#web/foundation/outbox.ts'
import { useSession } from '#web/foundation/session.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { useServerForm, type ServerForm } from '#web/foundation/form/use-server-form.ts'
import { mentionsIn } from '#web/social/mentions/card.tsx'

export type Resource = { resourceType: 'post' | 'product' | 'comment'; resourceID: string }

const commentForm = z.object({
  content: checkedText(CommentText).transform((text) => text.trim()),
  picks: z.array(z.custom<MentionInput>()),
})
type CommentValues = z.input<typeof commentForm>
type CommentBody = z.output<typeof commentForm>
export type CommentForm = ServerForm<CommentValues, CommentBody>

const empty: CommentValues = { content: '', picks: [] }

export function useCommentForm(resource: Resource, onSent: (comment: Comment) => void): CommentForm {
  const actor = useSession()?.actor
  const form: CommentForm = useServerForm<CommentValues, CommentBody>({
    schema: commentForm,
    saved: empty,
    draft: `comment ${resource.resourceID}`,
    asksBeforeLeaving: false,
    async submit({ content, picks }, { key }) {
      const typed = form.getValues('content')
      form.setValue('content', '')
      try {
        const mentions = mentionsIn(content, picks)
        const comment = await send({
          call: 'comments.create',
          list: resource.resourceID,
          key,
          actor: actor!,
          input: { body: { ...resource, content, mentions, businessID: actor?.businessID } },
        })
        form.discard()
        if (comment) onSent(comment)
      } catch (error) {
        form.setValue('content', typed)
        // Only errors the reader can fix show a message.
        if (error instanceof Refusal && (error.name === 'TooManyRequests' || error.name === 'Forbidden')) throw error
        return 'unsaved'
      }
    },
  })
  return form
}
