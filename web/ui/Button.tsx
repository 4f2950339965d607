// Buttons and button-like links. One `main` (orange) a page; equal actions use `soft`.
import { Link } from '#web/ui/Link.tsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { Text } from '#web/ui/Text.tsx'

type Look = 'main' | 'primary' | 'soft' | 'plain' | 'ghost' | 'danger'
type Shape = { look?: Look; size?: 'large' | undefined; full?: boolean; icon?: IconName }

function classOf({ look = 'plain', size, full }: Shape, className?: string): string {
  return [styles.button, styles[look], size && styles.large, full && styles.full, className].filter(Boolean).join(' ')
}

/**
 * `busy` keeps the focus, unlike `disabled`. `pressed`: toggle. NOTE: submitting leaves the focus in its field: an
 * error on blur would move the button away from the press.
 */
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
}: Shape & { busy?: boolean; pressed?: boolean } & Omit<ComponentProps<'button'>, 'aria-pressed'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look: look ?? 'plain', size, full: full ?? false }, className)}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : rest.onClick}
      onMouseDown={rest.type === 'submit' ? ignore : rest.onMouseDown}
    >
      {busy ? <span className={styles.spinner} /> : icon && <Icon icon={icon} />}
      <Text>{children}</Text>
    </button>
  )
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}

/** `reloadDocument`: bypasses the router, for addresses outside the site. */
export function LinkButton({
  look,
  size,
  full,
  icon,
  href,
  className,
  children,
  ...rest
}: Shape & { href: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  return (
    <Link {...rest} to={href} className={classOf({ look: look ?? 'plain', size, full: full ?? false }, className)}>
      {icon && <Icon icon={icon} />}
      <Text>{children}</Text>
    </Link>
  )
}

export function IconButton({
  label,
  icon,
  className,
  children,
  ...rest
}: { label: string; icon: IconName; children?: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${styles.square} ${className ?? ''}`} aria-label={label} title={label}>
      <Icon icon={icon} />
      {children}
    </button>
  )
}
