// Picture or initials of a person.
import type { Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { initialsOf, tintOf } from '#web/ui/initials.ts'
import styles from './Portrait.module.css'

type Of = { userID: string; firstName: string; lastName: string; profilePhoto: Photo | null }

/** `size` in px. Decorative: the name is beside it. */
export function Portrait({
  person: { userID, firstName, lastName, profilePhoto },
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
    <span className={className} data-tint={tintOf(userID)} aria-hidden="true">
      {initialsOf(`${firstName} ${lastName}`)}
    </span>
  )
}
