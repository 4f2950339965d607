// Names of claim kinds, states and facts.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'

const kinds: Record<ClaimKind, ReturnType<typeof msg>> = {
  register: msg`Company register`,
  vat: msg`VAT number`,
  lei: msg`LEI`,
  duns: msg`D-U-N-S number`,
  domain: msg`Domain`,
  address: msg`Registered address`,
  bank: msg`Bank account`,
  certificate: msg({ message: 'Certificate', comment: 'a kind of evidence' }),
  visit: msg`Visit on site`,
}

export function useKindNames(): Record<ClaimKind, string> {
  const { i18n } = useLingui()
  return Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [kind, i18n._(name)])) as Record<
    ClaimKind,
    string
  >
}

export function useDetailText(): (detail: Record<string, string>) => string {
  const { t } = useLingui()
  const { countries, formats } = useSite()
  const methods: Record<string, string> = {
    dns: t`proven by a DNS record`,
    file: t`proven by a file on the website`,
    mail: t`proven by a code sent to the domain`,
  }
  return ({ country = '', issuer = '', scope = '', method = '', expireDate = '' }) =>
    [
      countries.find(({ code }) => code === country)?.name ?? country,
      issuer,
      scope,
      methods[method],
      expireDate && t`certificate valid until ${formats.date(expireDate)}`,
    ]
      .filter(Boolean)
      .join(' · ')
}
