// Light, dark, or as the system. Drawn by the server; browser/theme.ts makes it work.
import { useLingui } from '@lingui/react/macro'
import { Icon } from '../ui/Icon.tsx'
import { moonIcon, sunIcon, sunMoonIcon } from '../ui/icons.ts'
import styles from './ThemeChoice.module.css'

export function ThemeChoice() {
  const { t } = useLingui()
  const choices = [
    { value: '', icon: sunMoonIcon, label: t({ message: 'As the system', comment: 'colour theme' }) },
    { value: 'light', icon: sunIcon, label: t({ message: 'Light', comment: 'colour theme' }) },
    { value: 'dark', icon: moonIcon, label: t({ message: 'Dark', comment: 'colour theme' }) },
  ]
  return (
    <div className={styles.choice} role="group" aria-label={t`Colour theme`}>
      {choices.map(({ value, icon, label }) => (
        <button key={value} type="button" aria-label={label} title={label} data-theme-choice={value}>
          <Icon icon={icon} size="s" />
        </button>
      ))}
    </div>
  )
}
