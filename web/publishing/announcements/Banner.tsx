// One announcement.
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconInfoCircle, IconX } from '#web/ui/icons.ts'
import { useId } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { AnnouncementView } from '#contract/publishing/announcements/announcements.ts'
import { useSite } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Announcements.module.css'

type Props = Pick<AnnouncementView, 'kind' | 'text' | 'locale' | 'link'> & {
  onDismiss?: () => void
}

export function Banner({ kind, text, locale, link, onDismiss }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={`${styles.banner} ${styles[kind]}`}>
      <Icon icon={kind === 'warning' ? IconAlertTriangle : IconInfoCircle} />
      <p>
        {kind === 'warning' && (
          <span className="sr">{t({ message: 'Warning:', comment: 'before an announcement' })} </span>
        )}
        <span id={id} lang={locale}>
          {text}
        </span>
        {link && (
          <>
            {' '}
            <More link={link} describedBy={id} />
          </>
        )}
      </p>
      {onDismiss && (
        <IconButton
          label={t({ message: 'Dismiss', context: 'announcement' })}
          icon={IconX}
          aria-describedby={id}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}

function More({ link, describedBy }: { link: string; describedBy: string }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const text = t({ message: 'Learn more', comment: 'link of an announcement' })
  if (!link.startsWith('/'))
    return (
      <a href={link} rel="noopener" aria-describedby={describedBy}>
        {text}
      </a>
    )
  return (
    <Link to={inLocale(link, locale)} aria-describedby={describedBy}>
      {text}
    </Link>
  )
}
