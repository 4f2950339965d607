// Navigation of the system pages.
import { useLingui } from '@lingui/react/macro'
import { NavLink } from 'react-router'
import { useSite } from '#web/foundation/page.ts'

export function SystemNav() {
  const { t } = useLingui()
  const { paths } = useSite()
  const pages = [
    ['system', t`State and jobs`],
    ['system/mails', t({ message: 'Emails', comment: 'log of what was sent' })],
    ['system/deliveries', t`Webhooks`],
    ['system/imports', t`Imports`],
    ['system/search-engine', t`Search engine`],
    ['system/rates', t`Exchange rates`],
    ['system/settings', t`Settings`],
  ] as const
  return (
    <nav className="tabs" aria-label={t({ message: 'System', context: 'the software' })}>
      {pages.map(([key, text]) => (
        <NavLink key={key} end to={paths.admin(key)}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
