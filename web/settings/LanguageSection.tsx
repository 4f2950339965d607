// The language of pages and mails. Chosen here it is remembered, and the page goes on in it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isLocale, locales, ownNames } from '#contract/locales.ts'
import type { Settings } from '#contract/people.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { inLocale } from '#web/paths.ts'
import { useNavigate } from '#web/routing.ts'
import { Select } from '#web/ui/Field.tsx'
import { Part } from '#web/ui/Part.tsx'
import styles from './SettingsPage.module.css'

export function LanguageSection({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const { paths, locale } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { saved, failed } = useOutcome()
  const [language, setLanguage] = useState(settings.language)
  async function choose(chosen: string) {
    if (!isLocale(chosen)) return
    setLanguage(chosen)
    try {
      await api.people.changeSettings({ body: { language: chosen } })
      if (chosen === locale) saved()
      else navigate(inLocale(paths.settings('language'), chosen))
    } catch (error) {
      setLanguage(settings.language)
      failed(error)
    }
  }
  return (
    <Part id="language" title={<Trans>Language</Trans>}>
      <div className={styles.narrow}>
        <Select
          visible
          label={t`Language of pages and mails`}
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
