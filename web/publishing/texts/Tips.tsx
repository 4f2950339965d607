// Export articles as links with reading time.
import { Plural, useLingui } from '@lingui/react/macro'
import { IconArticle } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { TextSummary } from '#contract/publishing/texts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Tips.module.css'

export function Tips({ tips }: { tips: readonly TextSummary[] }) {
  const { t } = useLingui()
  if (tips.length === 0) return null
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips">{t`More tips for exporters`}</h2>
      <TipList tips={tips} />
    </section>
  )
}

export function TipList({ tips }: { tips: readonly TextSummary[] }) {
  const { paths } = useSite()
  return (
    <ul className={styles.list}>
      {tips.map(({ slug, title, minutes }) => (
        <li key={slug}>
          <Icon icon={IconArticle} />
          <div>
            <Link to={paths.article(slug)}>{title}</Link>
            <p className="muted small">
              <Plural value={minutes} one="# min to read" other="# min to read" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
