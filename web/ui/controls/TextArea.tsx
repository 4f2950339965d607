// Text area with character counter.
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'
import { Below } from './Field.tsx'
import area from './TextArea.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'value'> & {
  label: string
  value: string
  most?: number
  hint?: ReactNode
  error?: string | undefined
  uncounted?: boolean
}

/** `most` is not enforced while typing: no pasted text is lost; the form refuses it. */
export function TextArea({ label, value, most = 512, rows = 6, hint, error, uncounted, ...rest }: Props) {
  const made = useId()
  const id = rest.id ?? made
  const length = [...value].length
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        rows={rows}
        value={value}
        className={`${styles.input} ${area.area}`}
        aria-invalid={error || length > most ? true : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
      />
      <div className={area.below}>
        <div>
          <Below id={`${id}-hint`} hint={hint} error={error} />
        </div>
        {!uncounted && (
          <span id={`${id}-count`} className={`${area.count} num`} data-over={length > most || undefined}>
            {length} / {most}
          </span>
        )}
      </div>
    </div>
  )
}
