// Native form fields. Errors replace the hint, announced.
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { IconAlertCircle, IconChevronDown } from '#web/ui/icons.ts'

type Text = { label: string; hint?: ReactNode; error?: string | undefined; aside?: ReactNode }

export function Field({
  label,
  hint,
  error,
  aside,
  inside,
  ...input
}: Text & { inside?: ReactNode } & ComponentProps<'input'>) {
  const made = useId()
  const id = input.id ?? made
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={inside ? styles.holding : undefined}>
        <input
          dir="auto"
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={hint || error ? `${id}-hint` : undefined}
        />
        {inside}
      </div>
      <Below id={`${id}-hint`} hint={hint} error={error} />
    </div>
  )
}

export function Below({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error)
    return (
      <p className={styles.error} id={id} role="alert">
        <Icon icon={IconAlertCircle} size="s" />
        {error}
      </p>
    )
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null
}

/** `label` is visually hidden unless `visible`. */
export function Select({
  label,
  visible,
  error,
  className,
  children,
  ...select
}: { label: string; visible?: boolean; error?: string | undefined } & ComponentProps<'select'>) {
  const made = useId()
  const id = select.id ?? made
  return (
    <div className={className}>
      <label className={visible ? styles.label : 'sr'} htmlFor={id}>
        {label}
      </label>
      <div className={styles.select}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint` : undefined}
        >
          {children}
        </select>
        <Icon icon={IconChevronDown} />
      </div>
      <Below id={`${id}-hint`} error={error} />
    </div>
  )
}

/** Takes effect at once. */
export function Toggle({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <span>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}

export function Checkbox({
  label,
  aside,
  error,
  ...input
}: { label: ReactNode; aside?: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  const made = useId()
  const id = `${input.id ?? made}-hint`
  return (
    <>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
        {aside !== undefined && <span className={styles.count}>{aside}</span>}
      </label>
      <Below id={id} error={error} />
    </>
  )
}
