// Owner's bar above a business page.
import { Trans, useLingui } from '@lingui/react/macro'
import { type Access, hasPermission } from '#contract/identity/access.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { useNavigate } from 'react-router'
import { ClaimNotice } from '#web/trust/ownership-claims/card.tsx'
import { InquiriesLink } from '#web/trade/inquiries/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import button from '#web/ui/Button.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { Menu, type MenuEntry } from '#web/ui/layers/Menu.tsx'
import { Toggle } from '#web/ui/controls/Field.tsx'
import {
  IconChevronDown,
  IconCreditCard,
  IconEye,
  IconLifebuoy,
  IconMapPin,
  IconPackage,
  IconPencil,
  IconPencilQuestion,
  IconRosetteDiscountCheck,
  IconShieldLock,
  IconSpeakerphone,
  IconUsers,
  IconUserSearch,
  IconWebhook,
} from '#web/ui/icons.ts'
import { OwnBar } from '#web/ui/OwnBar.tsx'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import { completenessOf } from '#web/identity/businesses/edit/card.tsx'
import styles from './OwnerBar.module.css'

export function OwnerBar({ business, access, edits }: { business: BusinessProfile; access: Access; edits: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const mayEdit = hasPermission('edit', access)
  const { percent } = completenessOf(business)
  function toggle(on: boolean): void {
    void navigate(paths.business(business, on ? { editMode: 1 } : {}), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <OwnBar
        label={t`Your business`}
        state={
          <>
            <span className="semi">{mayEdit ? <Trans>You manage this page</Trans> : <Trans>Your business</Trans>}</span>
            {mayEdit && (
              <>
                <span className={styles.meter}>
                  <Bar solid={percent} label={t`Profile ${percent} % complete`} />
                </span>
                <span className="muted small" aria-hidden="true">
                  <Trans>{percent} % complete</Trans>
                </span>
                <Toggle
                  label={t`Edit profile`}
                  checked={edits}
                  onChange={(event) => toggle(event.currentTarget.checked)}
                />
              </>
            )}
          </>
        }
      >
        <Links business={business} access={access} />
      </OwnBar>
      {access === 'editor' && <ClaimNotice businessID={business.businessID} />}
    </>
  )
}

function Links({ business, access }: { business: BusinessProfile; access: Access }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <>
      <InquiriesLink businessID={business.businessID} />
      <LinkButton icon={IconEye} href={paths.business(business, { view: 'buyer' })}>
        <Trans>View as a buyer</Trans>
      </LinkButton>
      <Menu
        label={t({ message: 'Manage', comment: 'button with a menu: members, membership, products …' })}
        className={button.button!}
        sections={[{ entries: useEntries({ business, access }) }]}
      >
        <Trans comment="button with a menu: members, membership, products …">Manage</Trans>
        <Icon icon={IconChevronDown} size="s" />
      </Menu>
      {hasPermission('edit', access) && (
        <LinkButton look="main" icon={IconPencil} href={paths.editBusiness(business)}>
          <Trans>Manage Profile</Trans>
        </LinkButton>
      )}
    </>
  )
}

function useEntries({ business, access }: { business: BusinessProfile; access: Access }): MenuEntry[] {
  const { t } = useLingui()
  const { paths } = useSite()
  const may = (permission: Parameters<typeof hasPermission>[0], entry: MenuEntry) =>
    hasPermission(permission, access) ? [entry] : []
  return [
    ...may('editProducts', { text: t`Products`, icon: IconPackage, href: paths.catalogue(business) }),
    { text: t`Members`, icon: IconUsers, href: paths.businessMembers(business) },
    ...may('buyMembership', { text: t`Membership`, icon: IconCreditCard, href: paths.membership(business) }),
    ...may('boost', { text: t`Boosts`, icon: IconSpeakerphone, href: paths.boosts(business) }),
    ...may('readTerritories', { text: t`Territories`, icon: IconMapPin, href: paths.territories(business) }),
    ...may('readTerritories', { text: t`Brands represented`, icon: IconUserSearch, href: paths.coverage(business) }),
    ...may('askVerification', {
      text: t`Verification`,
      icon: IconRosetteDiscountCheck,
      href: paths.verification(business),
    }),
    ...may('edit', { text: t`Suggested corrections`, icon: IconPencilQuestion, href: paths.corrections(business) }),
    ...may('readRequests', { text: t`NDAs`, icon: IconShieldLock, href: paths.actorNdas(business.businessID) }),
    ...may('askSupport', { text: t`Support`, icon: IconLifebuoy, href: paths.support(business) }),
    ...may('manageWebhooks', { text: t`Webhooks`, icon: IconWebhook, href: paths.webhooks(business) }),
  ]
}
