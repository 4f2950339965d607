// Privacy switches, saved optimistically.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { OwnProfile, Settings } from '#contract/identity/people/people.ts'
import { useOptimisticSettings } from '#web/foundation/optimistic.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Toggle } from '#web/ui/controls/Field.tsx'
import { Part } from '#web/ui/Part.tsx'
import styles from './SettingsPage.module.css'

const shows = ['showProfession', 'showBirthDate', 'showMobilePhone', 'showGender'] as const

type Privacy = Record<(typeof shows)[number] | 'searchEngines', boolean>

export function PrivacySection({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const { showProfession, showBirthDate, showMobilePhone, showGender } = profile
  const { searchEngines } = settings
  const { values, change } = useOptimisticSettings<Privacy>(
    { showProfession, showBirthDate, showMobilePhone, showGender, searchEngines },
    async (body) => {
      if (body.searchEngines === undefined) await api.people.change({ body })
      else await api.people.changeSettings({ body })
    },
  )
  const labels = {
    showProfession: t`Show my profession to others`,
    showBirthDate: t`Show my birth date to others`,
    showMobilePhone: t`Show my phone number to others`,
    showGender: t`Show my gender to others`,
    searchEngines: t`Let search engines list my profile`,
  }
  return (
    <Part
      id="privacy"
      title={<Trans>Privacy</Trans>}
      aside={
        <Link className="link small" to={paths.person(profile)}>
          <Trans>As others see it</Trans>
        </Link>
      }
    >
      <p className="muted">
        <Trans>Your e-mail address is never shown to others.</Trans>
      </p>
      <div className={styles.toggles}>
        {([...shows, 'searchEngines'] as const).map((name) => (
          <Toggle
            key={name}
            label={labels[name]}
            checked={values[name]}
            onChange={(event) => void change(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Part>
  )
}
