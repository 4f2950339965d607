// What the people of a business see above its page: that it is theirs, how complete it is, and the ways to run it (2§2).
import { Trans, useLingui } from '@lingui/react/macro'
import { type Access, mayDo } from '#contract/access.ts'
import type { BusinessProfile } from '#contract/businesses.ts'
import { useSite } from '#web/page.ts'
import { useNavigate } from '#web/routing.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Toggle } from '#web/ui/Field.tsx'
import { eyeIcon, packageIcon, pencilIcon, usersIcon } from '#web/ui/icons.ts'
import { OwnBar } from '#web/ui/OwnBar.tsx'
import { Bar } from '#web/ui/Ranges.tsx'
import { completenessOf } from '../edit/completeness.ts'
import styles from './OwnerBar.module.css'

export function OwnerBar({ business, access, edits }: { business: BusinessProfile; access: Access; edits: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const mayEdit = mayDo('edit', access)
  const { percent } = completenessOf(business)
  function toggle(on: boolean): void {
    navigate(paths.business(business, on ? { editMode: 1 } : {}), { replace: true, keepPlace: true })
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
      <LinkButton icon={usersIcon} href={paths.businessMembers(business)}>
        <Trans>Members</Trans>
      </LinkButton>
      {mayDo('editProducts', access) && (
        <LinkButton icon={packageIcon} href={paths.catalogue(business)}>
          <Trans>Products</Trans>
        </LinkButton>
      )}
      {edits && (
        <LinkButton icon={eyeIcon} href={paths.business(business)}>
          <Trans>View as a buyer</Trans>
        </LinkButton>
      )}
      {mayEdit && (
        <LinkButton look="main" icon={pencilIcon} href={paths.editBusiness(business)}>
          <Trans>Manage Profile</Trans>
        </LinkButton>
      )}
    </OwnBar>
  )
}
