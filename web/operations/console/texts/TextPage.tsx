// /admin/texts/{collection}/{slug}/{language}: text editor.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { locales, ownNames, type Locale } from '#contract/foundation/locales.ts'
import type { TextCollection, TextSources } from '#contract/publishing/texts.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { useBeginning } from '../versions/use-beginning.ts'
import { Versions } from '../versions/Versions.tsx'

const TextForm = lazyComponent(async () => (await import('./TextForm.tsx')).TextForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  const { collection, slug, lang } = params as { collection: TextCollection; slug: string; lang: Locale }
  return api.texts.sources({ params: { collection, slug, lang }, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data ? `${t(i18n)`Text`}: ${data.slug}` : t(i18n)`Text`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const [text, setText] = useResettableState<TextSources>(useLoaderData<typeof loader>())
  const { collection, slug, lang } = text
  const of = `${collection} ${slug} ${lang}`
  const begun = useBeginning<string>(of, { draft: 'text' })
  const source = begun.content ?? text.source
  const page = collection === 'pages' ? paths.text(slug) : paths.article(slug)
  const address = inLocale(page, lang)
  return (
    <ConsoleView
      title={slug}
      note={
        <a className="link" href={address} target="_blank" rel="noopener">
          {address}
        </a>
      }
      back={{ href: paths.admin('texts'), text: t`Texts` }}
      aside={<Languages text={text} />}
    >
      <Suspense fallback={<div className="form-room" />}>
        <TextForm
          key={`${of} ${text.versions.length} ${begun.times} ${source}`}
          text={text}
          source={source}
          onSaved={(saved) => {
            begun.forget()
            setText(saved)
          }}
        />
      </Suspense>
      <Versions
        versions={text.versions}
        onTake={(version) => begun.take(version?.source ?? text.fileSource)}
        act={async (act, id, reason) => setText(await api.texts[act]({ params: { id }, body: { reason } }))}
      />
    </ConsoleView>
  )
}

function Languages({ text: { collection, slug, lang } }: { text: TextSources }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <nav className="tabs" aria-label={t`Language of the text`}>
      {locales.map((locale) => (
        <Link
          key={locale}
          to={paths.admin(`texts/${collection}/${slug}/${locale}`)}
          aria-current={locale === lang ? 'page' : undefined}
          lang={locale}
        >
          {ownNames[locale]}
        </Link>
      ))}
    </nav>
  )
}
