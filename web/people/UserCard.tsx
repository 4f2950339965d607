// A person among search results (1§2 Cards): photo or initials, name, place, position and a few words.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countryNameMost } from '#contract/constants.ts'
import type { UserCard as User } from '#contract/people.ts'
import { pictureOf } from '#web/pictures.ts'
import { Cut, Flag } from '#web/ui/Picture.tsx'
import styles from './UserCard.module.css'

/** `mark` writes a text with its matched words marked. */
export function UserCard({ user, mark }: { user: User; mark: (text: string) => ReactNode }) {
  const position = user.jobPosition?.name ?? ''
  const company = user.companyName ?? ''
  return (
    <article className={styles.card}>
      <Portrait user={user} />
      <div className="grow">
        <h2>{mark(`${user.firstName} ${user.lastName}`.trim())}</h2>
        {(position || company) && (
          <p>
            {position && company ? (
              <Trans>
                {position} at {mark(company)}
              </Trans>
            ) : (
              mark(position || company)
            )}
          </p>
        )}
        <Place user={user} />
        {user.briefPresentation && <p className={`${styles.text} clamp2`}>{mark(user.briefPresentation)}</p>}
      </div>
      {user.sample && (
        <span className="muted small">
          <Trans>Sample data</Trans>
        </span>
      )}
    </article>
  )
}

function Portrait({ user: { profilePhoto, firstName, lastName } }: { user: User }) {
  if (profilePhoto)
    return (
      <img
        className={styles.portrait}
        {...pictureOf(profilePhoto)}
        sizes="64px"
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
      />
    )
  const initials = [firstName, lastName].map((name) => [...name][0] ?? '').join('')
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  )
}

function Place({ user: { country, state, city } }: { user: User }) {
  if (!country) return null
  const within = [city, state?.stateName].filter(Boolean).join(', ')
  return (
    <p className="muted">
      <Flag emoji={country.emoji} /> {within && `${within}, `}
      <Cut text={country.countryName} most={countryNameMost} />
    </p>
  )
}
