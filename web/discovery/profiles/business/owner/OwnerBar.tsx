// Owner's bar above a business page.
import { Trans, useLingui } from '@lingui/react/macro'
import { type Access, hasPermission } from '#contract/identity/access.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { useNavigate } from 'react-router'
import { InquiriesLink } from '#web/trade/inquiries/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Toggle } from '#web/ui/controls/Field.tsx'
import {
  IconCreditCard,
  IconEye,
  IconLifebuoy,
  IconPackage,
  IconPencil,
  IconSpeakerphone,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
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
  )
}

function Links({ business, access }: { business: BusinessProfile; access: Access }) {
  const { paths } = useSite()
  return (
    <>
      <InquiriesLink businessID={business.businessID} />
      <LinkButton icon={IconUsers} href={paths.businessMembers(business)}>
        <Trans>Members</Trans>
      </LinkButton>
      {hasPermission('buyMembership', access) && (
        <LinkButton icon={IconCreditCard} href={paths.membership(business)}>
          <Trans>Membership</Trans>
        </LinkButton>
      )}
      {hasPermission('boost', access) && (
        <LinkButton icon={IconSpeakerphone} href={paths.boosts(business)}>
          <Trans>Boosts</Trans>
        </LinkButton>
      )}
      {hasPermission('askSupport', access) && (
        <LinkButton icon={IconLifebuoy} href={paths.support(business)}>
          <Trans>Support</Trans>
        </LinkButton>
      )}
      {hasPermission('editProducts', access) && (
        <LinkButton icon={IconPackage} href={paths.catalogue(business)}>
          <Trans>Products</Trans>
        </LinkButton>
      )}
      {hasPermission('manageWebhooks', access) && (
        <LinkButton icon={IconWebhook} href={paths.webhooks(business)}>
          <Trans>Webhooks</Trans>
        </LinkButton>
      )}
      <LinkButton icon={IconEye} href={paths.business(business, { view: 'buyer' })}>
        <Trans>View as a buyer</Trans>
      </LinkButton>
      {hasPermission('edit', access) && (
        <LinkButton look="main" icon={IconPencil} href={paths.editBusiness(business)}>
          <Trans>Manage Profile</Trans>
        </LinkButton>
      )}
    </>
  )
}
