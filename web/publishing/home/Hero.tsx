// Portal hero: title, lead, search bar, drawing.
import { IconHelpCircle } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import { useSite } from '#web/foundation/page.ts'
import { SearchBar } from '#web/foundation/shell/search/SearchBar.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import styles from './Hero.module.css'
import { HeroPicture } from './HeroPicture.tsx'

type Props = Pick<PortalPage, 'title' | 'lead'> & { level?: 'h1' | 'p' }

export function Hero({ title, lead, level: Heading = 'h1' }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const examples = [
    t({ message: 'centrifugal pumps', comment: 'example search' }),
    t({ message: 'planetary gearbox', comment: 'example search' }),
    t({ message: 'olive oil', comment: 'example search' }),
  ]
  return (
    <div className={styles.hero}>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        <SearchBar hero />
        <Chips className={styles.examples!}>
          <span className="muted">{t({ message: 'Try', comment: 'followed by example searches' })}</span>
          {examples.map((example) => (
            <Chip key={example} href={paths.search({ search: example })}>
              {example}
            </Chip>
          ))}
        </Chips>
        <p className={styles.help}>
          <LinkButton look="ghost" icon={IconHelpCircle} href={paths.contactForm()}>
            {t`Need Help?`}
          </LinkButton>
        </p>
      </div>
      <HeroPicture />
    </div>
  )
}
