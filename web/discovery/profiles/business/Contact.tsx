// Contact information and verification.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { telOf } from '#contract/foundation/phones.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { useKindNames } from '#web/trust/verification/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import {
  IconCircleCheck,
  IconClock,
  IconMail,
  IconMapPin,
  IconMessageReply,
  IconPackage,
  IconPhone,
  IconWorld,
  type IconName,
} from '#web/ui/icons.ts'
import styles from './Contact.module.css'
import { relOf, websiteOf } from './website.ts'
import { BusinessSeals } from '#web/identity/businesses/card.tsx'
import { SampleTimes } from './SampleTimes.tsx'

export function ContactCard({ business, aside }: { business: BusinessProfile; aside?: ReactNode }) {
  const { t } = useLingui()
  const { contactInfo: contact, replies, samples } = business
  const website = websiteOf(contact.website)
  const { legalAddressEnglish, shippingAddressEnglish, country, state, city, zipcode, email } = contact
  const written = legalAddressEnglish ?? ''
  const places = [...new Set([zipcode, city, state?.stateName])]
    .filter((place) => place && !written.includes(place))
    .join(' ')
  const lines = [written, places, written ? '' : country.countryName].filter(Boolean)
  return (
    <Card as="section">
      <CardHeader title={<Trans>Contact Information</Trans>} aside={aside} />
      <ul className={styles.list}>
        {replies && (
          <Line icon={IconMessageReply} name={t`Answers`}>
            <Replies replies={replies} />
          </Line>
        )}
        {samples && (
          <Line icon={IconClock} name={t`Samples`}>
            <SampleTimes samples={samples} />
          </Line>
        )}
        <Line icon={IconMapPin} name={t`Address`}>
          <address>
            {lines.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </address>
        </Line>
        {shippingAddressEnglish && (
          <Line icon={IconPackage} name={t`Shipping address`}>
            {shippingAddressEnglish}
          </Line>
        )}
        {[contact.phone, contact.mobilePhone].map(
          (phone, index) =>
            phone && (
              <Line key={index} icon={IconPhone} name={index === 0 ? t`Phone` : t`Mobile phone`}>
                <a href={telOf({ ...phone, phoneNumber: phone.businessPhoneNumber })}>{phone.international}</a>
              </Line>
            ),
        )}
        {email && (
          <Line icon={IconMail} name={t`E-mail`}>
            <a className="link" href={`mailto:${email}`}>
              {shownEmail(email)}
            </a>
          </Line>
        )}
        {website && (
          <Line icon={IconWorld} name={t`Website`}>
            <a className="link" href={website.href} rel={relOf(business)}>
              {website.name}
            </a>
          </Line>
        )}
      </ul>
    </Card>
  )
}

function Replies({ replies: { rate, medianMinutes } }: { replies: NonNullable<BusinessProfile['replies']> }) {
  const percent = Math.round(rate * 100)
  const hours = medianMinutes === null ? 0 : Math.max(1, Math.round(medianMinutes / 60))
  const answered = <Trans>Answers {percent} % of inquiries</Trans>
  if (medianMinutes === null) return answered
  return (
    <>
      <Text>{answered}</Text>
      <Text>{', '}</Text>
      {hours < 48 ? (
        <Plural value={hours} one="usually within an hour" other="usually within # hours" />
      ) : (
        <Plural value={Math.round(hours / 24)} one="usually within a day" other="usually within # days" />
      )}
    </>
  )
}

function Line({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} />
      <span className="sr">{name}: </span>
      <span className="grow">{children}</span>
    </li>
  )
}

export function VerifiedCard({ business }: { business: BusinessProfile }) {
  const { formats, paths } = useSite()
  const names = useKindNames()
  const { verified, verifiedAt, verifications } = business
  const kinds = [...new Set(verifications.map(({ kind }) => kind))]
  if (!verified && kinds.length === 0) return null
  const date = verifiedAt && formats.date(verifiedAt)
  return (
    <Card as="section" className="screen-only">
      <CardHeader
        title={<Trans>What WBN verified</Trans>}
        aside={<BusinessSeals business={{ ...business, subscription: 'standard' }} />}
      />
      {kinds.length > 0 && (
        <ul className={styles.list}>
          {kinds.map((kind) => (
            <Checked key={kind}>{names[kind]}</Checked>
          ))}
        </ul>
      )}
      <p className={styles.since}>
        {date && (
          <>
            <Trans>Checked on {date}</Trans>
            <Text>{' · '}</Text>
          </>
        )}
        <Link className="link" to={paths.verification(business)}>
          <Trans>What was checked</Trans>
        </Link>
      </p>
    </Card>
  )
}

function Checked({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon icon={IconCircleCheck} className={styles.check} />
      {children}
    </li>
  )
}
