// Language links. Switching reloads the page.
import { useLingui } from '@lingui/react/macro'
import { IconLanguage } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Languages.module.css'

const TranslationSettings = lazyComponent(
  async () => (await import('#web/foundation/translations/TranslationSettings.tsx')).TranslationSettings,
)

function LanguageLinks() {
  const { locale } = useSite()
  const { pathname, search } = useLocation()
  return locales.map((one) => (
    <Link
      key={one}
      reloadDocument
      to={inLocale(pathname + search, one)}
      lang={one}
      hrefLang={one}
      aria-current={one === locale ? 'true' : undefined}
    >
      {ownNames[one]}
    </Link>
  ))
}

export function LanguageMenu() {
  const { t } = useLingui()
  const { locale, translates } = useSite()
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="languages"
        aria-label={t`Language: ${ownNames[locale]}`}
      >
        <Icon icon={IconLanguage} />
        <span>{ownNames[locale]}</span>
      </button>
      <div id="languages" popover="auto" className={`panel ${styles.menu}`} onToggle={() => setOpened(true)}>
        <LanguageLinks />
        {isOpened && translates && (
          <Suspense>
            <TranslationSettings popoverTarget="languages" popoverTargetAction="hide" />
          </Suspense>
        )}
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
