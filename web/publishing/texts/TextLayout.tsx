// Text layout with contents, date and reading time.
import { Plural, useLingui } from '@lingui/react/macro'
import { IconClock } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { Text } from '#contract/publishing/texts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Blocks } from './Blocks.tsx'
import { Contents } from './Contents.tsx'
import styles from './TextLayout.module.css'

export function TextLayout({
  text,
  crumbs,
  aside,
  children,
}: {
  text: Text
  crumbs?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { title, description, updated, minutes, contents, blocks } = text
  return (
    <div className="wrap">
      {crumbs}
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <p className={styles.facts}>
          <span>{t`Updated ${formats.date(updated)}`}</span>
          <span>
            <Icon icon={IconClock} size="s" />
            <Plural value={minutes} one="# min to read" other="# min to read" />
          </span>
        </p>
      </header>
      <div className={styles.page}>
        {contents.length > 1 ? <Contents items={contents} /> : <div className={styles.none} />}
        <article className={styles.text}>
          <Blocks blocks={blocks} />
          {children}
        </article>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  )
}
