// Head of a sectioned page: title, lead, picture.
import type { ReactNode } from 'react'
import type { Block } from '#contract/publishing/texts.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './PageHead.module.css'

export function PageHead({
  title,
  lead,
  picture,
  children,
}: {
  title: string
  lead: Block[]
  /** Poster seed, decorative. */
  picture?: string
  children?: ReactNode
}) {
  return (
    <header className={picture ? `${styles.head} ${styles.pictured}` : styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <Blocks blocks={lead} />
        {children}
      </div>
      {picture && (
        <Picture
          eager
          className={styles.picture}
          src={`/pictures/poster/${picture}.svg`}
          alt=""
          width={960}
          height={540}
        />
      )}
    </header>
  )
}
