// Person header.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReactNode } from 'react'
import type { OwnProfile, PublicProfile } from '#contract/identity/people/people.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Flag, Picture } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './PersonHeader.module.css'
import { Portrait } from './Portrait.tsx'

export function PersonHeader({ person, children }: { person: OwnProfile | PublicProfile; children?: ReactNode }) {
  const { paths } = useSite()
  const { firstName, lastName, profession, jobPosition, companyName: company, country, state, city } = person
  const position = jobPosition?.name
  const place = inLine([...new Set([city, state?.stateName, country?.countryName])])
  return (
    <header className={styles.header}>
      <Picture {...pictureOf(person.coverPhoto)} className={styles.cover} alt="" width={1152} height={288} eager />
      <div className={styles.inside}>
        <div className={styles.portrait}>
          <Portrait person={person} size={112} eager />
        </div>
        <div className={styles.words}>
          <h1>{`${firstName} ${lastName}`.trim()}</h1>
          {profession && (
            <p className={styles.profession}>
              <UserText text={profession} />
            </p>
          )}
          <p className={styles.facts}>
            {(position || company) && (
              <span>
                {position && company ? (
                  <Trans>
                    {position} at {company}
                  </Trans>
                ) : (
                  position || company
                )}
              </span>
            )}
            {place && (
              <span>
                {country && <Flag emoji={country.emoji} />} <Text>{place}</Text>
              </span>
            )}
            {person.sample && (
              <span>
                <Link className="underline" to={paths.attribution()}>
                  <Trans>Sample data</Trans>
                </Link>
              </span>
            )}
          </p>
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}
