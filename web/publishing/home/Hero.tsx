// Portal hero: title, lead, search bar, drawing or its replacement.
import { IconHelpCircle } from '#web/ui/icons.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import { useSite } from '#web/foundation/page.ts'
import { SearchBar } from '#web/foundation/shell/search/SearchBar.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import styles from './Hero.module.css'
import { HeroPicture } from './HeroPicture.tsx'

type Props = Pick<PortalPage, 'title' | 'lead'> & {
  level?: 'h1' | 'p'
  numbers?: ReactNode
  examples?: { text: string }[]
  aside?: ReactNode
}

export function Hero({ title, lead, level: Heading = 'h1', numbers, examples = [], aside }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <div className={styles.hero}>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        {numbers}
        <SearchBar hero />
        <Chips className={styles.examples!}>
          {examples.length > 0 && (
            <span className="muted">{t({ message: 'Try', comment: 'followed by example searches' })}</span>
          )}
          {examples.map(({ text }) => (
            <Chip key={text} href={paths.search({ business: 'PR', search: text })}>
              {text}
            </Chip>
          ))}
        </Chips>
        <div className={styles.help}>
          <LinkButton look="ghost" icon={IconHelpCircle} href={paths.contactForm()}>
            {t`Need Help?`}
          </LinkButton>
        </div>
      </div>
      {aside ?? <HeroPicture />}
    </div>
  )
}
