// What a signed-in reader may do with a post: its author edits and removes it, others hide it, mute or block its author, or report it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Post } from '#contract/posts.ts'
import { idOfAuthor, nameOf } from '#web/actors/card.tsx'
import { useOutcome } from '#web/failure-words.ts'
import { useApi } from '#web/page.ts'
import { ReportButton } from '#web/reports/card.tsx'
import { useSession } from '#web/session.ts'
import { Menu } from '#web/ui/Menu.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './PostMenu.module.css'

export function PostMenu({ post, onEdit, onGone }: { post: Post; onEdit: () => void; onGone: () => () => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { failed } = useOutcome()
  const userID = useSession()?.userID
  const { postID, author, can } = post
  const resourceID = idOfAuthor(author)
  const name = nameOf(author)
  const body = { postID }

  /** Takes the post out of sight at once; brought back when it is refused, or by the toast. */
  async function away(
    close: () => void,
    call: () => Promise<unknown>,
    undo: () => Promise<unknown>,
    done: string,
    wrong?: string,
  ) {
    close()
    const back = onGone()
    try {
      await call()
    } catch (error) {
      back()
      failed(error, wrong)
      return
    }
    toast(done, { action: { label: t`Undo`, run: () => void undo().then(back, failed) } })
  }
  const remove = (close: () => void) =>
    away(
      close,
      () => api.posts.remove({ body }),
      () => api.posts.restore({ body }),
      t`Post removed`,
      t`An error occurred deleting the post`,
    )
  const hide = (close: () => void) =>
    away(
      close,
      () => api.newsfeed.hide({ body }),
      () => api.newsfeed.unhide({ body }),
      t`You will not see this post in your feed any more`,
    )
  const mute = (close: () => void) =>
    away(
      close,
      () => api.newsfeed.mute({ body: { resourceID } }),
      () => api.newsfeed.unmute({ body: { resourceID } }),
      t`You will not see posts of ${name} in your feed any more`,
    )
  const block = (close: () => void) =>
    away(
      close,
      () => api.blocks.block({ body: { resourceID } }),
      () => api.blocks.unblock({ body: { resourceID } }),
      t`${name} is blocked: neither of you sees the other any more`,
    )
  return (
    <Menu label={t`Post menu`} className={styles.open}>
      {(close) => (
        <>
          {can.edit && (
            <button type="button" onClick={() => (close(), onEdit())}>
              <Trans>Edit post</Trans>
            </button>
          )}
          {can.remove && (
            <button type="button" onClick={() => void remove(close)}>
              <Trans>Remove post</Trans>
            </button>
          )}
          {!can.edit && (
            <>
              <button type="button" onClick={() => void hide(close)}>
                <Trans>Hide post</Trans>
              </button>
              {resourceID !== userID && (
                <>
                  <button type="button" onClick={() => void mute(close)}>
                    <Trans>Mute {name}</Trans>
                  </button>
                  <button type="button" onClick={() => void block(close)}>
                    <Trans>Block {name}</Trans>
                  </button>
                </>
              )}
              <ReportButton resourceType="post" resourceID={postID} title={t`Report this post`} />
            </>
          )}
        </>
      )}
    </Menu>
  )
}
