// Icon hidden from assistive technology.
import sprite from './icons.svg'
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconExternalLink,
  IconListDetails,
  IconLogout,
  IconMailForward,
  IconMessageReply,
  IconSend,
  type IconName,
} from './icons.ts'
import styles from './Icon.module.css'

/** Mirrored where pages run from right to left. */
const pointing: ReadonlySet<IconName> = new Set([
  IconArrowBackUp,
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconExternalLink,
  IconListDetails,
  IconLogout,
  IconMailForward,
  IconMessageReply,
  IconSend,
])

/** `size`: s 16, m 20, l 24, xl 40 px. */
export function Icon({
  icon,
  size = 'm',
  className = '',
}: {
  icon: IconName
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string | undefined
}) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]}${pointing.has(icon) ? ' mirrored' : ''} ${className}`}
      aria-hidden="true"
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  )
}
