// What the first link of a post leads to, in the words and with the picture of that page; the whole of it is the link.
import type { Preview } from '#contract/posts.ts'
import { pictureOf } from '#web/app/pictures.ts'
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
        {description && <span className="muted small clamp2">{description}</span>}
      </span>
    </a>
  )
}
