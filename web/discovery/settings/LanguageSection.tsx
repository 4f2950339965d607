// Language setting: saved at once, then the page switches.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isLocale, locales, ownNames } from '#contract/foundation/locales.ts'
import type { Settings } from '#contract/identity/people/people.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'
import { useNavigate } from 'react-router'
import { Select } from '#web/ui/controls/Field.tsx'
import { Part } from '#web/ui/Part.tsx'
import styles from './SettingsPage.module.css'

export function LanguageSection({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const { paths, locale } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToasts()
  const [language, setLanguage] = useState(settings.language)
  async function choose(chosen: string) {
    if (!isLocale(chosen)) return
    setLanguage(chosen)
    try {
      await api.people.changeSettings({ body: { language: chosen } })
      if (chosen === locale) showSuccess()
      else void navigate(inLocale(paths.settings('language'), chosen))
    } catch (error) {
      setLanguage(settings.language)
      showError(error)
    }
  }
  return (
    <Part id="language" title={<Trans>Language</Trans>}>
      <div className={styles.narrow}>
        <Select
          visible
          label={t`Language of pages and e-mails`}
          value={language}
          onChange={(event) => void choose(event.currentTarget.value)}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {ownNames[one]}
            </option>
          ))}
        </Select>
      </div>
    </Part>
  )
}
