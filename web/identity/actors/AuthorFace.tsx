// Author picture. Decorative: the name is beside it.
import type { Author } from '#contract/identity/actors.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { companyInitialsOf, initialsOf, tintOf } from '#web/ui/initials.ts'
import styles from './AuthorFace.module.css'
import { nameOf } from './author.ts'

export function AuthorFace({ author, size = 44 }: { author: Author; size?: 32 | 44 }) {
  const name = nameOf(author)
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
    <span
      className={className}
      data-tint={author.businessID ? undefined : tintOf(author.userID ?? '')}
      aria-hidden="true"
    >
      {author.businessID ? companyInitialsOf(name) : initialsOf(name)}
    </span>
  )
}
