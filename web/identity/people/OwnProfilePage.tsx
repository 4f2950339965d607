// /profile: complete own profile and businesses.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconEye, IconPencil, IconPlus } from '#web/ui/icons.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { PersonBusinesses } from './profile/PersonBusinesses.tsx'
import { PersonDetails } from './profile/PersonDetails.tsx'
import { PersonHeader } from './profile/PersonHeader.tsx'
import { readFirstSteps } from './read-first-steps.ts'
import styles from './profile/Profile.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, redirectTo, signal } = loaderContext(args)
  try {
    const [profile, businesses] = await Promise.all([api.people.own({ signal }), api.businesses.mine({ signal })])
    return { profile, businesses: businesses.data, steps: await readFirstSteps(api, profile.userID) }
  } catch (error) {
    // The shell reports a lost network, and the page stays.
    if (error instanceof TypeError) throw error
    return redirectTo(paths.home())
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`My profile`, description: '', noindex: true })

export function Component() {
  const { profile, businesses, steps } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  return (
    <div className={`wrap ${styles.page}`}>
      {steps && <FirstSteps steps={steps} userID={profile.userID} />}
      <PersonHeader person={profile}>
        <LinkButton look="primary" icon={IconPencil} href={paths.editProfile()}>
          <Trans>Edit profile</Trans>
        </LinkButton>
        <LinkButton look="soft" icon={IconPlus} href={paths.createBusiness()}>
          <Trans>Create business profile</Trans>
        </LinkButton>
        <LinkButton look="ghost" icon={IconEye} href={paths.person(profile)}>
          <Trans>As others see it</Trans>
        </LinkButton>
      </PersonHeader>
      <div className={styles.columns}>
        <div>
          <PersonDetails person={profile} whole />
        </div>
        <PersonBusinesses businesses={businesses} none={<Trans>You belong to no business yet.</Trans>} />
      </div>
    </div>
  )
}
