// The four languages: a menu in the top bar, rows in footer and mobile menu. A switch keeps the page and loads it anew.
import { useLingui } from '@lingui/react/macro'
import { locales, ownNames } from '#contract/locales.ts'
import { useSite } from '../page.ts'
import { Icon } from '../ui/Icon.tsx'
import { languageIcon } from '../ui/icons.ts'
import styles from './Languages.module.css'

/** The targets `#es` and so on are filled in for each page, by the server and after client navigations. */
function LanguageLinks() {
  const { locale } = useSite()
  return locales.map((one) => (
    <a key={one} href={`#${one}`} lang={one} hrefLang={one} aria-current={one === locale ? 'true' : undefined}>
      {ownNames[one]}
    </a>
  ))
}

export function LanguageMenu() {
  const { t } = useLingui()
  const { locale } = useSite()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="languages"
        aria-label={t`Language: ${ownNames[locale]}`}
      >
        <Icon icon={languageIcon} />
        <span>{ownNames[locale]}</span>
      </button>
      <div id="languages" popover="auto" className={`panel ${styles.menu}`}>
        <LanguageLinks />
      </div>
    </>
  )
}

export function LanguageRow() {
  return (
    <div className={styles.row}>
      <LanguageLinks />
    </div>
  )
}
