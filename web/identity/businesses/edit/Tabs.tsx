// Edit page tabs, with missing-field counts.
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { msg } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import {
  IconAddressBook,
  IconBuilding,
  IconCertificate,
  IconCheck,
  IconChevronRight,
  IconBuildingFactory2,
  IconFileText,
  IconPackage,
  IconPhoto,
  IconWorld,
  type IconName,
} from '#web/ui/icons.ts'
import { completenessOf } from './completeness.ts'
import type { Tab } from './fields.ts'
import styles from './Tabs.module.css'

export const tabNames: Record<Tab, { name: MessageDescriptor; description: MessageDescriptor; icon: IconName }> = {
  general: { name: msg`General`, description: msg`Who you are, in the words buyers search for.`, icon: IconBuilding },
  contact: {
    name: msg`Contact`,
    description: msg`How buyers reach you. Everybody can read it.`,
    icon: IconAddressBook,
  },
  factory: { name: msg`Factory`, description: msg`Where and how you make what you sell.`, icon: IconBuildingFactory2 },
  trade: {
    name: msg({ message: 'Trade', comment: 'Tab: trade capabilities of a company' }),
    description: msg`Where you sell, in which languages, how fast.`,
    icon: IconWorld,
  },
  terms: {
    name: msg({ message: 'Terms', comment: 'Tab: business terms of a company' }),
    description: msg`Your terms of delivery and payment.`,
    icon: IconFileText,
  },
  certificates: { name: msg`Certificates`, description: msg`What others have certified.`, icon: IconCertificate },
  media: { name: msg`Media`, description: msg`Logo, cover picture and video.`, icon: IconPhoto },
}

export function Tabs({ profile, tab }: { profile: BusinessProfile; tab: Tab }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { missing } = completenessOf(profile)
  const list = useRef<HTMLElement>(null)
  // The row scrolls sideways on phones.
  useEffect(() => {
    const current = list.current!.querySelector<HTMLElement>('[aria-current]')!
    list.current!.scrollLeft = current.offsetLeft - (list.current!.clientWidth - current.offsetWidth) / 2
  }, [tab])
  return (
    <nav ref={list} className={styles.tabs} aria-label={t`Sections`}>
      {(Object.keys(tabNames) as Tab[]).map((one) => {
        const { name, icon } = tabNames[one]
        const left = missing.filter((step) => step.tab === one).length
        return (
          <Link key={one} to={paths.editBusiness(profile, one)} aria-current={one === tab ? 'page' : undefined}>
            <Icon icon={icon} />
            <Text>{i18n._(name)}</Text>
            {left > 0 ? (
              <span className={styles.left}>
                <Plural value={left} one="# left" other="# left" />
              </span>
            ) : (
              <span className={styles.done}>
                <Icon icon={IconCheck} size="s" />
                <span className="sr">{t`complete`}</span>
              </span>
            )}
          </Link>
        )
      })}
      <Link to={paths.catalogue(profile)}>
        <Icon icon={IconPackage} />
        {t`Products`}
        <span className={styles.left}>
          <Icon icon={IconChevronRight} size="s" />
        </span>
      </Link>
    </nav>
  )
}
