// What others see of the personal facts. Every switch takes effect at once, and goes back when that did not work.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnProfile, Settings } from '#contract/people.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { Toggle } from '#web/ui/Field.tsx'
import { Part } from '#web/ui/Part.tsx'
import styles from './SettingsPage.module.css'

const shows = ['showProfession', 'showBirthDate', 'showMobilePhone', 'showGender'] as const

export function PrivacySection({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const { saved, failed } = useOutcome()
  const [values, setValues] = useState({ ...profile, searchEngines: settings.searchEngines })
  async function change(name: (typeof shows)[number] | 'searchEngines', value: boolean) {
    setValues((before) => ({ ...before, [name]: value }))
    try {
      if (name === 'searchEngines') await api.people.changeSettings({ body: { searchEngines: value } })
      else await api.people.change({ body: { [name]: value } })
      saved()
    } catch (error) {
      setValues((before) => ({ ...before, [name]: !value }))
      failed(error)
    }
  }
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
        <a className="link small" href={paths.person(profile)}>
          <Trans>As others see it</Trans>
        </a>
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
