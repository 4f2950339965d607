// Next steps of an owner; dismissible.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useState } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { isDrawn } from '#web/foundation/pictures.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCircleCheck, IconCircleDashed, IconX } from '#web/ui/icons.ts'
import styles from './NextSteps.module.css'

const productsWanted = 3
const wordsWanted = 200 // characters

type Step = { key: string; isDone: boolean; title: string; brings: string; href: string }

export function NextSteps({ business }: { business: BusinessProfile }) {
  const { t } = useLingui()
  const steps = useSteps(business)
  const { isHidden, hide } = useHidden(business.businessID)
  const done = steps.filter(({ isDone }) => isDone).length
  if (isHidden || done === steps.length) return null
  const { companyName } = business.general
  return (
    <Card as="section">
      <CardHeader
        title={t`Next steps of ${companyName}`}
        aside={
          <span className="row">
            <span className="muted small num">{t`${done} of ${steps.length} done`}</span>
            <IconButton label={t`Don't show this any more`} icon={IconX} onClick={hide} />
          </span>
        }
      />
      <ol className={styles.steps}>
        {steps.map(({ key, isDone, title, brings, href }) => (
          <li key={key} data-done={isDone || undefined}>
            <Icon icon={isDone ? IconCircleCheck : IconCircleDashed} size="l" />
            <div>
              {isDone ? (
                <p>
                  {title}
                  <span className="sr">
                    {' '}
                    <Trans>(done)</Trans>
                  </span>
                </p>
              ) : (
                <>
                  <Link className="link" to={href}>
                    {title}
                  </Link>
                  <p className="muted small">{brings}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function useSteps(business: BusinessProfile): Step[] {
  const { t } = useLingui()
  const { paths } = useSite()
  const { general, contactInfo, productCount, verified, certificates } = business
  return [
    {
      key: 'products',
      isDone: productCount >= productsWanted,
      title: t`Add ${productsWanted} products`,
      brings: t`Buyers search for products by specification and part number; each one is found by itself.`,
      href: paths.catalogue(business),
    },
    {
      key: 'logo',
      isDone: !isDrawn(general.profilePhoto),
      title: t`Show your own logo`,
      brings: t`It stands on every card in place of a drawn mark.`,
      href: paths.editBusiness(business, 'media'),
    },
    {
      key: 'words',
      isDone: general.generalDescription.length >= wordsWanted,
      title: t`Describe what you make, and for whom`,
      brings: t`These words are searched, and shown in results.`,
      href: paths.editBusiness(business, 'general'),
    },
    {
      key: 'website',
      isDone: Boolean(contactInfo.website),
      title: t`Name your website`,
      brings: t`Buyers check it first, and its domain is the quickest proof of who you are.`,
      href: paths.editBusiness(business, 'contact'),
    },
    {
      key: 'certificates',
      isDone: certificates.length > 0,
      title: t`Add a certificate`,
      brings: t`Buyers compare certificates side by side; expired ones are marked.`,
      href: paths.editBusiness(business, 'certificates'),
    },
    {
      key: 'verified',
      isDone: verified,
      title: t`Have your company verified`,
      brings: t`Buyers filter by it, and the page says what was checked.`,
      href: paths.verification(business),
    },
  ]
}

function useHidden(businessID: string) {
  const key = `next steps hidden ${businessID}`
  const [isHidden, setHidden] = useState(() => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  })
  function hide() {
    setHidden(true)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // Storage unavailable: hidden until the next visit.
    }
  }
  return { isHidden, hide }
}
