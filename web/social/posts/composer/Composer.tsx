// Post composer.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLanguage, IconLayoutGrid, IconPhotoPlus } from '#web/ui/icons.ts'
import { Suspense, useId, useState, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { postMost } from '#contract/foundation/constants.ts'
import type { Post } from '#contract/social/posts/posts.ts'
import { ActorChoice } from '#web/identity/actors/card.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession, type Session } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import type { ServerForm } from '#web/foundation/form/use-server-form.ts'
import { Face } from '#web/foundation/shell/Face.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import styles from './Composer.module.css'
import type { PostBody, PostValues } from './post-form.ts'
import { PostTextField } from './PostTextField.tsx'
import { UnsentPosts } from './UnsentPosts.tsx'
import { usePostForm } from './use-post-form.ts'

const PostTags = lazyComponent(async () => (await import('./PostTags.tsx')).PostTags)
const PostLanguage = lazyComponent(async () => (await import('./PostLanguage.tsx')).PostLanguage)
const PostPictures = lazyComponent(async () => (await import('./PostPictures.tsx')).PostPictures)

type Props = { groupID?: string; onPosted: (post: Post | undefined) => void }

/** `onPosted` gets undefined when another tab sent a queued post. */
export function Composer(props: Props) {
  const session = useSession()
  return session && <PostForm {...props} session={session} />
}

function PostForm({ groupID, onPosted, session }: Props & { session: Session }) {
  const { t } = useLingui()
  const countID = useId()
  const [hasPictures, setHasPictures] = useState(false)
  const [hasTags, setHasTags] = useState(false)
  const [hasLanguage, setHasLanguage] = useState(false)
  const actor = groupID ? session.self : session.actor
  const { businessID } = actor
  const list = groupID ?? 'newsfeed'
  const form = usePostForm({
    timeline: groupID
      ? { timelineID: groupID, timelineType: 'group', businessID }
      : { timelineID: businessID ?? session.userID, timelineType: businessID ? 'business' : 'user', businessID },
    actor,
    list,
    onPosted(post) {
      setHasPictures(false)
      setHasTags(false)
      setHasLanguage(false)
      // The disabled button would lose the focus.
      form.setFocus('content')
      if (post) onPosted(post)
    },
  })
  return (
    <>
      <Card pad="m">
        <Form form={form} className={styles.composer}>
          <Face actor={actor} />
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields */}
          <div onKeyDown={keepUnsent}>
            <PostTextField countID={countID} />
            <Suspense>{hasPictures && <PostPictures businessID={businessID} />}</Suspense>
            <Suspense>{hasTags && <PostTags />}</Suspense>
            <Suspense>{hasLanguage && <PostLanguage />}</Suspense>
            <div className={styles.below}>
              {!hasPictures && (
                <Button look="ghost" icon={IconPhotoPlus} onClick={() => setHasPictures(true)}>
                  <Trans comment="button: add pictures to a post">Picture</Trans>
                </Button>
              )}
              {!hasTags && !groupID && (
                <Button look="ghost" icon={IconLayoutGrid} onClick={() => setHasTags(true)}>
                  <Trans comment="button: say which industries a post is about">Industries</Trans>
                </Button>
              )}
              {!hasLanguage && (
                <Button look="ghost" icon={IconLanguage} onClick={() => setHasLanguage(true)}>
                  <Trans comment="button: say in which language a post is written">Language</Trans>
                </Button>
              )}
              {!groupID && <ActorChoice label={t`Post as`} className={styles.actor} />}
              <Send form={form} countID={countID} />
            </div>
          </div>
        </Form>
      </Card>
      <UnsentPosts list={list} onSent={onPosted} />
    </>
  )
}

function Send({ form, countID }: { form: ServerForm<PostValues, PostBody>; countID: string }) {
  const content = useWatch({ control: form.control, name: 'content' })
  const length = [...content].length
  return (
    <div className={styles.send}>
      <span className={`${styles.count} num`} id={countID} data-over={length > postMost || undefined}>
        {length} / {postMost}
      </span>
      <Button look="main" type="submit" busy={form.busy} disabled={!content.trim() || form.uploading}>
        <Trans comment="button: publish what was written">Post</Trans>
      </Button>
    </div>
  )
}

/** Enter elsewhere must not publish. */
function keepUnsent(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
