// Editor of a post.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { postMost } from '#contract/foundation/constants.ts'
import type { Post } from '#contract/social/posts/posts.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { EditText } from '#web/social/mentions/card.tsx'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconLayoutGrid } from '#web/ui/icons.ts'
import { Skeleton } from '#web/ui/States.tsx'

const TagChoice = lazyComponent(async () => (await import('./TagChoice.tsx')).TagChoice)

export function EditPost({ post, onDone }: { post: Post; onDone: (changed?: Post) => void }) {
  const api = useApi()
  const { t } = useLingui()
  const [tags, setTags] = useState(() => post.tags.map(({ id }) => id))
  const [tagging, setTagging] = useState(tags.length > 0)
  return (
    <EditText
      of={post.postID}
      label={t`Edit post`}
      written={post}
      most={postMost}
      words={{ save: t`Save`, cancel: t`Cancel` }}
      onCancel={() => onDone()}
      onSave={(change) => api.posts.change({ params: { postID: post.postID }, body: { ...change, tags } }).then(onDone)}
    >
      {tagging ? (
        <Suspense fallback={<Skeleton tall={64} />}>
          <TagChoice chosen={tags} focused={post.tags.length === 0} onChange={setTags} />
        </Suspense>
      ) : (
        !post.group && (
          <Button look="ghost" icon={IconLayoutGrid} onClick={() => setTagging(true)}>
            <Trans comment="button: say which industries a post is about">Industries</Trans>
          </Button>
        )
      )}
    </EditText>
  )
}
