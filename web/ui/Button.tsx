// Buttons and links that look like buttons. One `main` (orange) a page; rows of equal actions use `soft`.
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon, type IconDrawing } from './Icon.tsx'

type Look = 'main' | 'primary' | 'soft' | 'plain' | 'ghost' | 'danger'
type Shape = { look?: Look; size?: 'large' | undefined; full?: boolean; icon?: IconDrawing }

function classOf({ look = 'plain', size, full }: Shape, className?: string): string {
  return [styles.button, styles[look], size && styles.large, full && styles.full, className].filter(Boolean).join(' ')
}

/** `busy` shows a spinner and keeps the width; `pressed` makes it a toggle. */
export function Button({
  look,
  size,
  full,
  icon,
  busy,
  pressed,
  className,
  children,
  ...rest
}: Shape & { busy?: boolean; pressed?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look: look ?? 'plain', size, full: full ?? false }, className)}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busy ? <span className={styles.spinner} /> : icon && <Icon icon={icon} />}
      {children}
    </button>
  )
}

export function LinkButton({ look, size, full, icon, className, children, ...rest }: Shape & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({ look: look ?? 'plain', size, full: full ?? false }, className)}>
      {icon && <Icon icon={icon} />}
      {children}
    </a>
  )
}

/** A square button with an icon alone; `label` is its name. */
export function IconButton({
  label,
  icon,
  className,
  children,
  ...rest
}: { label: string; icon: IconDrawing; children?: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${styles.square} ${className ?? ''}`} aria-label={label} title={label}>
      <Icon icon={icon} />
      {children}
    </button>
  )
}
