// One icon: always beside a word or inside a named control, so it is hidden from assistive technology.
import styles from './Icon.module.css'

/** All its lines as one path, 24 units wide and high. */
export type IconDrawing = string

/** `size`: s 16, m 20, l 24, xl 40 px. */
export function Icon({
  icon,
  size = 'm',
  className,
}: {
  icon: IconDrawing
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string | undefined
}) {
  return (
    <svg className={`${styles.icon} ${styles[size]} ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  )
}
