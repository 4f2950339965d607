// One icon: always beside a word or inside a named control, so it is hidden from assistive technology.
import { createElement } from 'react'
import styles from './Icon.module.css'

export type IconDrawing = readonly [string, Record<string, string>][]

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
      {icon.map(([shape, { key, ...attributes }]) => createElement(shape, { key, ...attributes }))}
    </svg>
  )
}
