// Presentation text and facts of a person.
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnProfile, PublicProfile } from '#contract/identity/people/people.ts'
import { telOf } from '#contract/foundation/phones.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Facts, type Fact } from '#web/ui/Facts.tsx'
import { Part } from '#web/ui/Part.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Profile.module.css'

export function PersonDetails({ person, whole }: { person: OwnProfile | PublicProfile; whole?: boolean }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const phone = person.mobilePhone
  const facts: Fact[] = [
    { name: t`Company`, value: person.companyName },
    { name: t`Industry`, value: person.industry?.name },
    { name: t`Business type`, value: person.businessType?.name },
    { name: t`Job position`, value: person.jobPosition?.name },
    { name: t`Preferred language`, value: person.preferredLanguage?.name },
    { name: t`Birth date`, value: person.birthDate && formats.date(person.birthDate) },
    { name: t`Gender`, value: person.gender?.name },
    {
      name: t`Mobile phone`,
      value: phone && (
        <a className="link num" href={telOf(phone)}>
          {phone.international}
        </a>
      ),
    },
  ]
  if ('email' in person) facts.push({ name: t`E-mail`, value: person.email && shownEmail(person.email) })
  const shown = whole ? facts : facts.filter(({ value }) => value)
  return (
    <>
      {(person.briefPresentation || whole) && (
        <Part id="about" title={<Trans>About</Trans>}>
          {person.briefPresentation ? (
            <p className={styles.about}>
              <UserText text={person.briefPresentation} />
            </p>
          ) : (
            <p className="muted">
              <Trans>Nothing written yet.</Trans>
            </p>
          )}
        </Part>
      )}
      {shown.length > 0 && (
        <Part id="facts" title={<Trans>Facts</Trans>}>
          <Facts wide items={shown.map(({ name, value }) => ({ name, value: value || undefined }))} />
        </Part>
      )}
    </>
  )
}
