// Contact Information and verification, beside the sections.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BusinessProfile } from '#contract/businesses/businesses.ts'
import { useSite } from '#web/app/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon, type TablerIcon } from '#web/ui/Icon.tsx'
import { IconCircleCheck, IconMail, IconMapPin, IconPackage, IconPhone, IconWorld } from '@tabler/icons-react'
import styles from './Contact.module.css'
import { websiteOf } from './website.ts'
import { BusinessSeals } from './BusinessSeals.tsx'

type Contact = BusinessProfile['contactInfo']

/** `aside` is at the right of the title. */
export function ContactCard({ contact, aside }: { contact: Contact; aside?: ReactNode }) {
  const { t } = useLingui()
  const website = websiteOf(contact.website)
  const { legalAddressEnglish, shippingAddressEnglish, country, state, city, zipcode, email } = contact
  const written = legalAddressEnglish ?? ''
  // The street address may include the town.
  const places = [...new Set([zipcode, city, state?.stateName])]
    .filter((place) => place && !written.includes(place))
    .join(' ')
  const lines = [written, places, written ? '' : country.countryName].filter(Boolean)
  return (
    <Card as="section">
      <CardHeader title={<Trans>Contact Information</Trans>} aside={aside} />
      <ul className={styles.list}>
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
                <a href={`tel:${(phone.countryCode + phone.businessPhoneNumber).replace(/[^+\d]/g, '')}`}>
                  {phone.countryCode} {phone.businessPhoneNumber}
                </a>
              </Line>
            ),
        )}
        {email && (
          <Line icon={IconMail} name={t`E-mail`}>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </Line>
        )}
        {website && (
          <Line icon={IconWorld} name={t`Website`}>
            <a className="link" href={website.href} rel="nofollow noopener">
              {website.name}
            </a>
          </Line>
        )}
      </ul>
    </Card>
  )
}

function Line({ icon, name, children }: { icon: TablerIcon; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} />
      <span className="sr">{name}: </span>
      <span className="grow">{children}</span>
    </li>
  )
}

/** Only for a verified company: meaning of the seal, and its date. */
export function VerifiedCard({ business }: { business: BusinessProfile }) {
  const { formats } = useSite()
  if (!business.verified) return null
  const date = business.verifiedAt && formats.date(business.verifiedAt)
  return (
    <Card as="section" className="screen-only">
      <CardHeader
        title={<Trans>What WBN verified</Trans>}
        aside={<BusinessSeals business={{ verified: true, subscription: 'standard' }} />}
      />
      <ul className={styles.list}>
        <Checked>
          <Trans>Company registration</Trans>
        </Checked>
        <Checked>
          <Trans>Registered address</Trans>
        </Checked>
        {business.certificates.length > 0 && (
          <Checked>
            <Trans>Certificates, with their issuers</Trans>
          </Checked>
        )}
      </ul>
      {date && (
        <p className={styles.since}>
          <Trans>Checked on {date}</Trans>
        </p>
      )}
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
