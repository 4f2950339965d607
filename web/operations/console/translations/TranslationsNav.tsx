// Tabs.
import { useLingui } from '@lingui/react/macro'
import { NavLink } from 'react-router'
import { useSite } from '#web/foundation/page.ts'

export function TranslationsNav() {
  const { t } = useLingui()
  const { paths } = useSite()
  const pages = [
    ['translations', t`Services and usage`],
    ['translations/glossary', t`Glossary`],
    ['translations/reports', t({ message: 'Mistakes', comment: 'in translations, as readers report them' })],
  ] as const
  return (
    <nav className="tabs" aria-label={t`Translations by machine`}>
      {pages.map(([key, text]) => (
        <NavLink key={key} end to={paths.admin(key)}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
