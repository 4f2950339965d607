// Top bar icon link with count.
import { Link } from '#web/ui/Link.tsx'
import styles from './CountedLink.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

const most = 99 // larger counts show as 99+

/** `label` includes the count in words. */
export function CountedLink({
  icon,
  href,
  label,
  count,
  current,
}: {
  icon: IconName
  href: string
  label: string
  count: number
  current: boolean
}) {
  return (
    <Link className={styles.link} to={href} aria-label={label} aria-current={current ? 'page' : undefined}>
      <Icon icon={icon} />
      {count > 0 && (
        <span className={`${styles.count} num`} aria-hidden="true">
          {count > most ? `${most}+` : count}
        </span>
      )}
    </Link>
  )
}
