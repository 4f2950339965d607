// The edit button of a section of one's own page, and what stands for sections that are empty: visitors do not see those.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useSite } from '#web/app/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { Part } from '#web/ui/Part.tsx'
import { tabNames } from '#web/businesses/edit/Tabs.tsx'
import type { Tab } from '#web/businesses/edit/fields.ts'
import type { SectionName } from '#web/businesses/sections.ts'
import styles from './EditLink.module.css'

type Business = { businessID: string }
/** Where a section is edited: a tab, or the catalogue. */
export type Place = Tab | 'products'

function useAddress(business: Business): (place: Place) => string {
  const { paths } = useSite()
  return (place) => (place === 'products' ? paths.catalogue(business) : paths.editBusiness(business, place))
}

export function EditLink({ business, place }: { business: Business; place: Place }) {
  const { t, i18n } = useLingui()
  const at = useAddress(business)
  const name = place === 'products' ? t`Products` : i18n._(tabNames[place].name)
  return (
    <LinkButton look="ghost" icon={IconPencil} href={at(place)} aria-label={t`Edit: ${name}`}>
      <Trans>Edit</Trans>
    </LinkButton>
  )
}

const empties: { name: SectionName; place: Place; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    name: 'factory',
    place: 'factory',
    title: msg`Factory`,
    text: msg`Size, production lines and capacity, and where it stands.`,
  },
  { name: 'trade', place: 'trade', title: msg`Trade Capabilities`, text: msg`Markets, languages and lead time.` },
  {
    name: 'terms',
    place: 'terms',
    title: msg`Business Terms`,
    text: msg`Delivery terms, currencies, ways of paying and packaging.`,
  },
  {
    name: 'certificates',
    place: 'certificates',
    title: msg`Certificates`,
    text: msg`With validity, as picture or PDF.`,
  },
  { name: 'products', place: 'products', title: msg`Products`, text: msg`Buyers search for products first.` },
  {
    name: 'video',
    place: 'media',
    title: msg`Video`,
    text: msg`A link to YouTube or Vimeo, or an MP4 up to 50 MB, shows buyers the plant before they write.`,
  },
]

/** `shown`: the sections that have something in them. */
export function EmptySections({ business, shown }: { business: Business; shown: SectionName[] }) {
  const { t, i18n } = useLingui()
  const at = useAddress(business)
  return empties
    .filter(({ name }) => !shown.includes(name))
    .map(({ name, place, title, text }) => (
      <Part key={name} id={name} title={i18n._(title)}>
        <div className={styles.empty}>
          <p>
            {i18n._(text)}{' '}
            <span className="muted">
              <Trans>Visitors do not see this section yet.</Trans>
            </span>
          </p>
          <LinkButton look="soft" icon={IconPlus} href={at(place)} aria-label={t`Add: ${i18n._(title)}`}>
            <Trans>Add</Trans>
          </LinkButton>
        </div>
      </Part>
    ))
}
