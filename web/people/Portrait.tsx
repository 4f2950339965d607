// The picture of a person, or the initials where there is none.
import type { Photo } from '#contract/shapes.ts'
import { pictureOf } from '#web/app/pictures.ts'
import { initialsOf } from '#web/ui/initials.ts'
import styles from './Portrait.module.css'

type Of = { firstName: string; lastName: string; profilePhoto: Photo | null }

/** `size` in px. Its name stands beside it, so it says nothing to a screen reader. */
export function Portrait({
  person: { firstName, lastName, profilePhoto },
  size = 64,
  eager,
}: {
  person: Of
  size?: 64 | 112
  eager?: boolean
}) {
  const className = `${styles.portrait} ${styles[`s${size}`]}`
  if (profilePhoto)
    return (
      <img
        className={className}
        {...pictureOf(profilePhoto)}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    )
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(`${firstName} ${lastName}`)}
    </span>
  )
}
