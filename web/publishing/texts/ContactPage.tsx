// /contact-us: phone, WhatsApp, email, help form link.
import { useLingui } from '@lingui/react/macro'
import { IconBrandWhatsapp, IconHelpCircle, IconMail, IconPhone, type IconName } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { telOfLine } from '#contract/foundation/phones.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './ContactPage.module.css'
import { PageHead } from './PageHead.tsx'
import { metaOf, readPage, sectionsOf } from './read-text.ts'
import { Segments } from './Segments.tsx'

export async function loader(args: LoaderFunctionArgs) {
  loaderContext(args).cacheTags('texts')
  return readPage(args)
}

export const meta: Meta<typeof loader> = metaOf

type Line = { place: string; text: string; href: string | undefined }

export function Component() {
  const { t } = useLingui()
  const { operator, paths } = useSite()
  const text = useLoaderData<typeof loader>()
  const { lead, sections } = sectionsOf(text)
  const { phones, whatsapp, email, address, name } = operator
  const usa = t({ message: 'USA', comment: 'phone line' })
  const europe = t({ message: 'Europe', comment: 'phone line' })
  return (
    <div className="wrap">
      <PageHead title={text.title} lead={lead} />
      <div className={styles.ways}>
        <Way
          icon={IconPhone}
          title={t({ message: 'TALK TO US', comment: 'heading over phone numbers, in capitals' })}
          lines={[
            { place: usa, text: phones.usa, href: telOfLine(phones.usa) },
            { place: europe, text: phones.europe, href: telOfLine(phones.europe) },
          ]}
        />
        <Way
          icon={IconBrandWhatsapp}
          title={t({ message: 'SEND YOUR MESSAGE', comment: 'heading over WhatsApp numbers, in capitals' })}
          lines={[
            { place: `WhatsApp, ${usa}`, text: whatsapp.usa, href: whatsappAddress(whatsapp.usa) },
            { place: `WhatsApp, ${europe}`, text: whatsapp.europe, href: whatsappAddress(whatsapp.europe) },
          ]}
        />
        <Way
          icon={IconMail}
          title={t({ message: 'WRITE TO US', comment: 'heading over the e-mail and postal address, in capitals' })}
          lines={[
            { place: t`E-mail`, text: email, href: `mailto:${email}` },
            { place: name, text: address, href: '' },
          ]}
        />
      </div>
      <Segments sections={sections} />
      <Card pad="l" className={styles.help}>
        <div className="grow">
          <h2>{t`Looking for a supplier or a buyer?`}</h2>
          <p className="muted">{t`Tell us what you want to buy or sell: up to four products each, free of charge and without an account.`}</p>
        </div>
        <LinkButton look="main" icon={IconHelpCircle} href={paths.contactForm()}>
          {t`Need Help`}
        </LinkButton>
      </Card>
    </div>
  )
}

function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`
}

function Way({ icon, title, lines }: { icon: IconName; title: string; lines: Line[] }) {
  return (
    <Card as="section" pad="l">
      <h2 className={styles.title}>
        <Icon icon={icon} size="l" />
        {title}
      </h2>
      <dl className={styles.lines}>
        {lines.map(({ place, text, href }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>
              {href ? (
                <a className="link" href={href} rel="noopener">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
