// Icon hidden from assistive technology.
import sprite from './icons.svg'
import type { IconName } from './icons.ts'
import styles from './Icon.module.css'

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
    <svg className={`${styles.icon} ${styles[size]} ${className}`} aria-hidden="true">
      <use href={`${sprite}#${icon}`} />
    </svg>
  )
}
