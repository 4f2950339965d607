// Editor of a comment.
import { useLingui } from '@lingui/react/macro'
import { commentMost } from '#contract/foundation/constants.ts'
import type { Comment } from '#contract/social/comments/comments.ts'
import { EditText } from '#web/social/mentions/card.tsx'
import { useApi } from '#web/foundation/page.ts'

export function EditComment({ comment, onDone }: { comment: Comment; onDone: (changed?: Comment) => void }) {
  const api = useApi()
  const { t } = useLingui()
  return (
    <EditText
      of={comment.commentID}
      label={t`Edit comment`}
      written={comment}
      most={commentMost}
      rows={3}
      words={{ save: t`Save`, cancel: t`Cancel` }}
      onCancel={() => onDone()}
      onSave={(body) => api.comments.change({ params: { commentID: comment.commentID }, body }).then(onDone)}
    />
  )
}
