// Product gallery: scroll-snapped strip, anchor thumbnails; works without scripts.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { forwardOf } from '#web/ui/direction.ts'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './Gallery.module.css'

/** `placeholder` replaces missing photos. */
export function Gallery({
  photos,
  placeholder,
  name,
  caption,
}: {
  photos: Photo[]
  placeholder: Photo
  name: string
  caption: ReactNode
}) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const { current: shown } = strip
    shown?.scrollTo({ left: index * shown.clientWidth * forwardOf(shown) })
  }
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={follow}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={photos.length > 1 ? 0 : undefined}
        aria-label={t`Pictures`}
      >
        {photos.length === 0 && (
          <li>
            <Picture {...pictureOf(placeholder)} alt="" width={800} height={600} eager />
          </li>
        )}
        {photos.map((photo, index) => (
          <li key={index} id={`picture-${index + 1}`}>
            <Picture
              {...pictureOf(photo)}
              sizes="(max-width: 991px) 100vw, 620px"
              alt={photo.alt ?? (index === 0 ? name : t`${name}, picture ${index + 1}`)}
              width={800}
              height={600}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {caption && <p className={styles.caption}>{caption}</p>}
      {photos.length > 1 && (
        <ul className={styles.thumbs}>
          {photos.map((photo, index) => (
            <li key={index}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={t`Picture ${index + 1}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <Picture {...pictureOf(photo)} sizes="112px" alt="" width={112} height={84} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
