// Person card in search results.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReactNode } from 'react'
import { countryNameMost } from '#contract/foundation/constants.ts'
import type { UserCard as User } from '#contract/identity/people/people.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Cut, Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { Portrait } from './profile/Portrait.tsx'
import styles from './UserCard.module.css'

export function UserCard({ user, mark }: { user: User; mark: (text: string) => ReactNode }) {
  const { paths } = useSite()
  const position = user.jobPosition?.name ?? ''
  const likes = user.reactions.reactionCount.like
  const name = `${user.firstName} ${user.lastName}`.trim()
  const company = user.companyName ?? ''
  return (
    <article className={styles.card}>
      <Portrait person={user} />
      <div className="grow">
        <h2>
          <Link to={paths.person(user)}>{mark(name)}</Link>
        </h2>
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
      <div className={styles.aside}>
        <LinkButton look="soft" href={paths.person(user)}>
          <Trans>Go Profile</Trans>
          <span className="sr"> {name}</span>
        </LinkButton>
        <span className="muted small">
          {likes > 0 && (
            <span>
              <Plural value={likes} one="# like" other="# likes" />
            </span>
          )}
          {user.sample && (
            <span>
              <Trans>Sample data</Trans>
            </span>
          )}
        </span>
      </div>
    </article>
  )
}

function Place({ user: { country, state, city } }: { user: User }) {
  if (!country) return null
  const within = inLine([...new Set([city, state?.stateName])])
  return (
    <p className="muted">
      <Flag emoji={country.emoji} /> <Text>{within && `${within}, `}</Text>
      <Cut text={country.countryName} most={countryNameMost} />
    </p>
  )
}
