// Where a post is written: words with whom they mention, up to four pictures, industries, and as whom. What is typed is kept until it is sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { postMost, postPicturesMost } from '#contract/constants.ts'
import type { Post } from '#contract/posts.ts'
import { Refusal } from '#kit/refusal.ts'
import { ActorChoice } from '#web/actors/card.tsx'
import { useDraft } from '#web/draft.ts'
import { useOutcome } from '#web/failure-words.ts'
import type { ListedPhoto } from '#web/files/card.tsx'
import { later } from '#web/later.ts'
import { meantIn, type Pick, useMentions } from '#web/mentions/card.tsx'
import { useApi } from '#web/page.ts'
import { useSending } from '#web/sending.ts'
import { useSession } from '#web/session.ts'
import { Face } from '#web/shell/Face.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { gridIcon, photoPlusIcon } from '#web/ui/icons.ts'
import styles from './Composer.module.css'
import { PictureWords } from './PictureWords.tsx'

const TagChoice = later(async () => (await import('./TagChoice.tsx')).TagChoice)
const PhotoList = later(async () => (await import('#web/files/card.tsx')).PhotoList)

const noPicks = { picks: [] }

/** `onPosted` gets the new post. With `groupID` it stands there, and people speak as themselves. */
export function Composer({ groupID, onPosted }: { groupID?: string; onPosted: (post: Post) => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { saved, failed } = useOutcome()
  const session = useSession()
  const [text, setText, clear] = useDraft('post', '')
  const [{ picks }, setPicks, forgetPicks] = useDraft<{ picks: Pick[] }>('post mentions', noPicks)
  const mentions = useMentions({ text, onText: setText, picks, onPicks: (next) => setPicks({ picks: next }) })
  // Shown once they were asked for.
  const [tagging, setTagging] = useState(false)
  const [tags, setTags] = useState<string[]>()
  const [photos, setPhotos] = useState<ListedPhoto[]>()
  const [alts, setAlts] = useState<Record<string, string>>({})
  const [uploading, setUploading] = useState(false)
  const [sending, setSending] = useState(false)
  const { idOf, arrived } = useSending()
  if (!session) return null
  const { userID } = session
  const actor = groupID ? session.self : session.actor
  const { businessID } = actor
  const length = [...text].length
  const content = text.trim()

  async function post(): Promise<void> {
    setSending(true)
    try {
      const pictures = (photos ?? []).flatMap((photo) =>
        'token' in photo ? [{ token: photo.token, alt: alts[photo.token] ?? '' }] : [],
      )
      const made = await api.posts.make({
        body: {
          content,
          mentions: meantIn(content, picks),
          ...(tagging && { tags }),
          ...(pictures.length > 0 && { pictures }),
          timelineID: groupID ?? businessID ?? userID,
          timelineType: groupID ? 'group' : businessID ? 'business' : 'user',
          businessID,
          sendingID: idOf(content),
        },
      })
      arrived()
      clear()
      forgetPicks()
      setTagging(false)
      setTags(undefined)
      setPhotos(undefined)
      setAlts({})
      saved(t`Post created!`)
      onPosted(made)
    } catch (error) {
      const mendable = error instanceof Refusal && (error.name === 'TooManyRequests' || error.name === 'Forbidden')
      failed(error, mendable ? undefined : t`There was an error creating this post!`)
    } finally {
      setSending(false)
    }
  }
  return (
    <Card pad="m">
      <div className={styles.composer}>
        <Face actor={actor} />
        <div>
          <div className={styles.words}>
            <textarea
              {...mentions.field}
              className={styles.input}
              rows={3}
              value={text}
              placeholder={t`Type here...`}
              aria-label={t`Write a post`}
              aria-invalid={length > postMost || undefined}
              aria-describedby="post-count"
            />
            {mentions.list}
          </div>
          {photos && (
            <Suspense>
              <PhotoList
                label={t`Pictures`}
                purpose="post"
                businessID={businessID}
                most={postPicturesMost}
                value={photos}
                onChange={setPhotos}
                onBusy={setUploading}
              />
              <PictureWords photos={photos} words={alts} onChange={setAlts} />
            </Suspense>
          )}
          {tagging && (
            <Suspense>
              <TagChoice chosen={tags} focused onChange={setTags} />
            </Suspense>
          )}
          <div className={styles.below}>
            {!photos && (
              <Button look="ghost" icon={photoPlusIcon} onClick={() => setPhotos([])}>
                <Trans comment="button: add pictures to a post">Picture</Trans>
              </Button>
            )}
            {!tagging && !groupID && (
              <Button look="ghost" icon={gridIcon} onClick={() => setTagging(true)}>
                <Trans comment="button: say which industries a post is about">Industries</Trans>
              </Button>
            )}
            {!groupID && <ActorChoice label={t`Post as`} className={styles.actor} />}
            <div className={styles.send}>
              <span className={`${styles.count} num`} id="post-count" data-over={length > postMost || undefined}>
                {length} / {postMost}
              </span>
              <Button look="main" busy={sending} disabled={!content || uploading || length > postMost} onClick={post}>
                <Trans comment="button: publish what was written">Post</Trans>
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Card>
  )
}
