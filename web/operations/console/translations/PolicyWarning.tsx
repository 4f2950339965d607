// Warning until the privacy policy names whoever receives texts.
import { Trans } from '@lingui/react/macro'
import { type Locale, ownNames } from '#contract/foundation/locales.ts'
import { useSite } from '#web/foundation/page.ts'
import { useProviderName } from '#web/foundation/translations/names.ts'
import { Link } from '#web/ui/Link.tsx'
import { Note } from '#web/ui/Note.tsx'
import type { TranslationState } from './answers.ts'

type Props = { services: TranslationState['data']; lacking: readonly Locale[] }

export function PolicyWarning({ services, lacking }: Props) {
  const { paths } = useSite()
  const nameOf = useProviderName()
  if (lacking.length === 0) return null
  const names = services.map(({ name }) => nameOf(name)).join(', ')
  return (
    <Note look="warn">
      <p>
        <Trans>The privacy policy has to name whoever receives texts: {names}. It does not in these languages:</Trans>
      </p>
      <p className="row">
        {lacking.map((locale) => (
          <Link key={locale} className="link" to={paths.admin(`texts/pages/privacy-policy/${locale}`)} lang={locale}>
            {ownNames[locale]}
          </Link>
        ))}
      </p>
    </Note>
  )
}
