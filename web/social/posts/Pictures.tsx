// Post pictures.
import { useLingui } from '@lingui/react/macro'
import type { Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import styles from './PostCard.module.css'

export function Pictures({ pictures }: { pictures: Photo[] }) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <div className={styles.pictures} data-count={pictures.length}>
      {pictures.map((photo) => (
        <a key={photo.url} href={photo.url} target="_blank" rel="noopener">
          <img
            {...pictureOf(photo)}
            sizes={pictures.length === 1 ? '(max-width: 767px) 100vw, 630px' : '320px'}
            alt={photo.alt ?? t`Picture of this post`}
            width={640}
            height={464}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </div>
  )
}
