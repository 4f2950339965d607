// Edit buttons, and placeholders of empty sections, hidden from visitors.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconPencil, IconPlus } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { type Tab, tabNames } from '#web/identity/businesses/edit/card.tsx'
import type { SectionName } from '../sections.ts'
import styles from './EditLink.module.css'

type Business = { businessID: string }
export type EditTarget = Tab | 'products'

function useAddress(business: Business): (target: EditTarget) => string {
  const { paths } = useSite()
  return (target) => (target === 'products' ? paths.catalogue(business) : paths.editBusiness(business, target))
}

export function EditLink({ business, target }: { business: Business; target: EditTarget }) {
  const { t, i18n } = useLingui()
  const at = useAddress(business)
  const name = target === 'products' ? t`Products` : i18n._(tabNames[target].name)
  return (
    <LinkButton look="ghost" icon={IconPencil} href={at(target)} aria-label={t`Edit: ${name}`}>
      <Trans>Edit</Trans>
    </LinkButton>
  )
}

const empties: { name: SectionName; target: EditTarget; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    name: 'factory',
    target: 'factory',
    title: msg`Factory`,
    text: msg`Size, production lines and capacity, and where it stands.`,
  },
  { name: 'trade', target: 'trade', title: msg`Trade Capabilities`, text: msg`Markets, languages and lead time.` },
  {
    name: 'terms',
    target: 'terms',
    title: msg`Business Terms`,
    text: msg`Delivery terms, currencies, payment methods and packaging.`,
  },
  {
    name: 'certificates',
    target: 'certificates',
    title: msg`Certificates`,
    text: msg`With validity, as picture or PDF.`,
  },
  { name: 'products', target: 'products', title: msg`Products`, text: msg`Buyers search for products first.` },
  {
    name: 'video',
    target: 'media',
    title: msg`Video`,
    text: msg`A link to YouTube or Vimeo, or an MP4 up to 50 MB, shows buyers the plant before they write.`,
  },
]

export function EmptySections({ business, shown }: { business: Business; shown: SectionName[] }) {
  const { t, i18n } = useLingui()
  const at = useAddress(business)
  return empties
    .filter(({ name }) => !shown.includes(name))
    .map(({ name, target, title, text }) => (
      <Part key={name} id={name} title={i18n._(title)}>
        <div className={styles.empty}>
          <p>
            {i18n._(text)}{' '}
            <span className="muted">
              <Trans>Visitors do not see this section yet.</Trans>
            </span>
          </p>
          <LinkButton look="soft" icon={IconPlus} href={at(target)} aria-label={t`Add: ${i18n._(title)}`}>
            <Trans>Add</Trans>
          </LinkButton>
        </div>
      </Part>
    ))
}
