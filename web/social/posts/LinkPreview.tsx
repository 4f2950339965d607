// Link preview of a post.
import type { Preview } from '#contract/social/posts/posts.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './PostCard.module.css'

export function LinkPreview({ preview: { url, site, title, description, picture } }: { preview: Preview }) {
  return (
    <a className={styles.preview} href={url} rel="nofollow ugc noopener" target="_blank">
      {picture && (
        <img {...pictureOf(picture)} sizes="120px" alt="" width={120} height={90} loading="lazy" decoding="async" />
      )}
      <span>
        <span className="muted small cut">{site}</span>
        <span className="semi clamp2">{title}</span>
        {description && (
          <span className="muted small clamp2">
            <UserText text={description} />
          </span>
        )}
      </span>
    </a>
  )
}
