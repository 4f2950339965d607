// The picture of who speaks: a person in a circle (initials where there is no photo), a company's mark in its square. The name stands beside it.
import type { Author } from '#contract/actors.ts'
import { pictureOf } from '#web/app/pictures.ts'
import { initialsOf } from '#web/ui/initials.ts'
import styles from './AuthorFace.module.css'
import { nameOf } from './author.ts'

/** `size` in px. */
export function AuthorFace({ author, size = 44 }: { author: Author; size?: 32 | 44 }) {
  const name = nameOf(author)
  const id = author.businessID ?? author.userID ?? ''
  const className = `${styles.face} ${styles[`s${size}`]} ${author.businessID ? styles.mark : ''}`
  if (author.profilePhoto)
    return (
      <img
        className={className}
        {...pictureOf(author.profilePhoto)}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className={className} data-tint={id.charCodeAt(id.length - 1) % 4} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
