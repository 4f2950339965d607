// Post menu.
import { useLingui } from '@lingui/react/macro'
import type { Post } from '#contract/social/posts/posts.ts'
import { idOfAuthor, nameOf } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useReportEntry } from '#web/trust/reports/card.tsx'
import { useSession } from '#web/foundation/session.ts'
import { Menu, type MenuEntry } from '#web/ui/layers/Menu.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { Text } from '#web/ui/Text.tsx'
import { IconBan, IconEyeOff, IconPencil, IconTrash, IconVolumeOff } from '#web/ui/icons.ts'
import styles from './PostMenu.module.css'

export function PostMenu({ post, onEdit, onGone }: { post: Post; onEdit: () => void; onGone: () => () => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const userID = useSession()?.userID
  const { postID, author, can } = post
  const resourceID = idOfAuthor(author)
  const name = nameOf(author)
  const body = { postID }
  const report = useReportEntry({ resourceType: 'post', resourceID: postID, title: t`Report this post` })

  /** Optimistic; undone on failure or by the toast. */
  async function removeFromList(
    call: () => Promise<unknown>,
    undo: () => Promise<unknown>,
    done: string,
    failureMessage?: string,
  ) {
    const back = onGone()
    try {
      await call()
    } catch (error) {
      back()
      showError(error, failureMessage)
      return
    }
    toast(done, { action: { label: t`Undo`, run: () => void undo().then(back, showError) } })
  }
  const remove = () =>
    removeFromList(
      () => api.posts.remove({ body }),
      () => api.posts.restore({ body }),
      t`Post removed`,
      t`An error occurred deleting the post`,
    )
  const hide = () =>
    removeFromList(
      () => api.newsfeed.hide({ body }),
      () => api.newsfeed.unhide({ body }),
      t`You will not see this post in your feed any more`,
    )
  const mute = () =>
    removeFromList(
      () => api.newsfeed.mute({ body: { resourceID } }),
      () => api.newsfeed.unmute({ body: { resourceID } }),
      t`You will not see posts of ${name} in your feed any more`,
    )
  const block = () =>
    removeFromList(
      () => api.blocks.block({ body: { resourceID } }),
      () => api.blocks.unblock({ body: { resourceID } }),
      t`${name} is blocked: you no longer see each other`,
    )
  const own: MenuEntry[] = [
    ...(can.edit ? [{ text: t`Edit post`, icon: IconPencil, onAction: onEdit }] : []),
    ...(can.remove ? [{ text: t`Remove post`, icon: IconTrash, danger: true, onAction: () => void remove() }] : []),
  ]
  const others: MenuEntry[] = [
    { text: t`Hide post`, icon: IconEyeOff, onAction: () => void hide() },
    ...(resourceID === userID
      ? []
      : [
          { text: t`Mute ${name}`, icon: IconVolumeOff, onAction: () => void mute() },
          { text: t`Block ${name}`, icon: IconBan, onAction: () => void block() },
        ]),
  ]
  const sections = can.edit ? [{ entries: own }] : [{ entries: own }, { entries: others }, { entries: [report.entry] }]
  return (
    <>
      <Menu label={t`Post menu`} className={styles.open} sections={sections} />
      <Text>{report.form}</Text>
    </>
  )
}
