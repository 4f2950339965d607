// Footer: links, phones, languages, theme.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { foundedYear } from '#contract/foundation/constants.ts'
import { telOfLine } from '#contract/foundation/phones.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts'
import { firstArticle } from '#web/foundation/paths.ts'
import styles from './Footer.module.css'
import { LanguageRow } from './Languages.tsx'
import { useKept } from './kept-markup.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

export function Footer() {
  const { t } = useLingui()
  const { operator } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const [year] = useState(() => new Date().getUTCFullYear())
  return (
    <div className={styles.inside}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="footer-links"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t({ message: 'All pages', comment: 'button on phones: opens the links of the footer' })}
        <Icon icon={isOpen ? IconChevronUp : IconChevronDown} />
      </button>
      <nav
        id="footer-links"
        className={`${styles.groups} ${isOpen ? styles.open : ''}`}
        aria-label={t({ message: 'Footer', comment: 'name of the navigation at the foot' })}
        {...useKept('footer', <FooterLinks />)}
      />
      <div className={styles.base}>
        <span>
          © {foundedYear}–{year} {operator.name}
        </span>
        <span>
          {t({ message: 'USA', comment: 'phone line' })}{' '}
          <a href={telOfLine(operator.phones.usa)}>{operator.phones.usa}</a>
        </span>
        <span>
          {t({ message: 'Europe', comment: 'phone line' })}{' '}
          <a href={telOfLine(operator.phones.europe)}>{operator.phones.europe}</a>
        </span>
        <ThemeChoice />
        <LanguageRow />
      </div>
    </div>
  )
}

export function FooterLinks() {
  return useGroups().map(({ title, links }) => (
    <div key={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([text, path]) => (
          <li key={text}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}

function useGroups(): { title: string; links: [text: string, path: string][] }[] {
  const { t } = useLingui()
  const { paths } = useSite()
  return [
    {
      title: t({ message: 'Company', comment: 'footer group about the operator' }),
      links: [
        [t({ message: 'About', context: 'the operator' }), paths.text('about-us')],
        [t`Privacy Policy`, paths.text('privacy-policy')],
        [t`Transparency report`, paths.transparency()],
        [t`Mission & Vision`, paths.text('mission-vision')],
        [t`Terms & Conditions`, paths.text('terms-and-conditions')],
        [t`Contact Us`, paths.text('contact-us')],
        [t`Developers Zone`, paths.developers()],
        [t`Sources and licences`, paths.attribution()],
      ],
    },
    {
      title: t({ message: 'Services', comment: 'footer group of services' }),
      links: [
        [t`Standard (Free) Listing`, paths.plan('standard')],
        [t`Gold Listing`, paths.plan('gold')],
        [t`Premium Listing`, paths.plan('premium')],
        [t`Platinum Listing`, paths.plan('platinum')],
        [t`Company Verification`, paths.text('company-verification')],
        [t`Advertise with Us`, paths.text('advertise-with-us')],
        [t`Need business help`, paths.contactForm()],
      ],
    },
    {
      title: t({ message: 'Manufacturers', comment: 'footer group for manufacturers' }),
      links: [
        [t`Why WBN?`, paths.text('why-wbn')],
        [t`B2B Tips`, paths.article(firstArticle)],
        [t`Free B2B Marketing`, paths.text('free-marketing')],
        [t`Message Center`, paths.text('message-center')],
        [t`Direct Buyer Enquiries`, paths.text('direct-buyer-enquiries')],
        [t`Search Buyers by Countries`, paths.search({ business: 'IM' })],
        [t`All industries`, paths.industries()],
      ],
    },
    {
      title: t({ message: 'Distributors', comment: 'footer group for distributors' }),
      links: [
        [t`Our Network`, paths.text('our-network')],
        [t`Work with WBN`, paths.text('work-with-wbn')],
        [t`Search Manufacturers by country`, paths.search()],
        [t`Search Suppliers by country`, paths.search({ business: 'WS' })],
        [t`Search Retailers by country`, paths.search({ business: 'RE' })],
        [t`B2B Contract Help`, paths.text('b2b-contract-help')],
      ],
    },
    {
      title: t({ message: 'Buyers', comment: 'footer group for buyers' }),
      links: [
        [
          t`Certified products`,
          paths.search({ business: 'PR', search: t({ message: 'certified', comment: 'search words' }) }),
        ],
        [t`Verified manufacturers`, paths.search({ verified: 1 })],
        [
          t`International logistics`,
          paths.search({ business: 'CO', search: t({ message: 'logistics', comment: 'search words' }) }),
        ],
        [t`Private label industry`, paths.search({ search: t({ message: 'private label', comment: 'search words' }) })],
        [t`Verified worldwide suppliers`, paths.search({ business: 'WS', verified: 1 })],
        [t`Certified products price list`, paths.search({ business: 'PR', verified: 1 })],
        [t`How results are ordered`, paths.ranking()],
      ],
    },
  ]
}
