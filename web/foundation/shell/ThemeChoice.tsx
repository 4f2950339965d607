// Theme choice, in a cookie for server rendering.
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun, IconSunMoon } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useSite, type Theme } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './ThemeChoice.module.css'

const year = 31_536_000 // seconds

function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme) root.dataset['theme'] = theme
  else delete root.dataset['theme']
  document.cookie = `theme=${theme ?? ''}; path=/; samesite=lax; max-age=${theme ? year : 0}`
}

export function ThemeChoice() {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(useSite().theme)
  const choices = [
    { value: undefined, icon: IconSunMoon, label: t({ message: 'System', comment: 'colour theme' }) },
    { value: 'light' as const, icon: IconSun, label: t({ message: 'Light', comment: 'colour theme' }) },
    { value: 'dark' as const, icon: IconMoon, label: t({ message: 'Dark', comment: 'colour theme' }) },
  ]
  return (
    <fieldset className={styles.choice} aria-label={t`Colour theme`}>
      {choices.map(({ value, icon, label }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={value === chosen}
          onClick={() => {
            applyTheme(value)
            setChosen(value)
          }}
        >
          <Icon icon={icon} size="s" />
        </button>
      ))}
    </fieldset>
  )
}
