// /admin/translations: services, usage, caps.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { locales } from '#contract/foundation/locales.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useProviderName } from '#web/foundation/translations/names.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { Facts } from '../Facts.tsx'
import { periodIn, type TranslationState } from './answers.ts'
import { Caps } from './Caps.tsx'
import { NoService } from './NoService.tsx'
import { policiesLacking } from './policy.ts'
import { PolicyWarning } from './PolicyWarning.tsx'
import { Services } from './Services.tsx'
import { TranslationsNav } from './TranslationsNav.tsx'
import { Usage } from './Usage.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const days = periodIn(url.searchParams)
  const [state, usage] = await Promise.all([
    api.translations.state({ signal }),
    api.translations.usage({ query: { days }, signal }),
  ])
  const policy = { collection: 'pages', slug: 'privacy-policy' } as const
  const languages = state.data.length === 0 ? [] : locales
  const policies = languages.map((lang) => api.texts.sources({ params: { ...policy, lang }, signal }))
  const lacking = policiesLacking(state.data, await Promise.all(policies))
  return { state, usage, lacking, days, readAt: Date.now() }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Translations by machine`,
  description: '',
  noindex: true,
})

export function Component() {
  const { state, usage, lacking, days, readAt } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const isOn = state.data.length > 0
  return (
    <ConsoleView
      title={t`Translations by machine`}
      note={
        <Trans>Originals stay what they are; what owners write in other languages comes before any translation.</Trans>
      }
    >
      <TranslationsNav />
      {isOn ? (
        <>
          <PolicyWarning services={state.data} lacking={lacking} />
          <Lines state={state} />
          <Services services={state.data} />
        </>
      ) : (
        <NoService />
      )}
      {(isOn || usage.data.length > 0) && (
        <>
          <Caps budgets={usage.budgets} />
          <Usage usage={usage.data} days={days} readAt={readAt} />
        </>
      )}
    </ConsoleView>
  )
}

function Lines({ state: { data, requests } }: { state: TranslationState }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const nameOf = useProviderName()
  const lineOf = (purpose: 'listings' | 'messages') =>
    data
      .filter((one) => one[purpose] !== null)
      .toSorted((a, b) => a[purpose]! - b[purpose]!)
      .map(({ name }) => nameOf(name))
      .join(' → ')
  return (
    <Facts
      facts={[
        [t`Listings are sent to`, lineOf('listings') || t`nobody`],
        [
          t`Messages are sent to`,
          lineOf('messages') || (
            <Trans>
              nobody: <code>TRANSLATION_MESSAGES</code> is not set
            </Trans>
          ),
        ],
        [t`Texts that wait`, formats.number(requests.waiting)],
        [t`Texts that failed`, formats.number(requests.failed)],
      ]}
    />
  )
}
