// /admin/texts/{collection}/{slug}/{language}: a text is written as Markdown, seen beside it, published at a time; its versions. Administrators.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { locales, ownNames, type Locale } from '#contract/locales.ts'
import type { TextCollection, TextSources, TextVersion } from '#contract/texts.ts'
import { useToasts } from '#web/app/error-messages.ts'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/app/page.ts'
import { inLocale } from '#web/app/paths.ts'
import { useResettableState } from '#web/app/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { VersionMark } from './names.tsx'
import styles from './Text.module.css'

// Lazy: forms load the schema library.
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
  const { paths } = useSite()
  const [text, setText] = useResettableState<TextSources>(useLoaderData<typeof loader>())
  const { collection, slug, lang } = text
  // A version that is taken as the beginning of a new one.
  const [begun, setBegun] = useState<string>()
  const source = begun ?? text.source
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
      <Suspense>
        <TextForm
          key={`${lang} ${text.versions[0]?.versionID} ${source}`}
          text={text}
          source={source}
          onSaved={(saved) => {
            setBegun(undefined)
            setText(saved)
          }}
        />
      </Suspense>
      <Versions text={text} onChange={setText} onTake={setBegun} />
    </ConsoleView>
  )
}

function Languages({ text: { collection, slug, lang } }: { text: TextSources }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <nav className="row" aria-label={t`Language of the text`}>
      {locales.map((locale) => (
        <Link
          key={locale}
          className="link"
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

type VersionsProps = { text: TextSources; onChange: (text: TextSources) => void; onTake: (source: string) => void }

function Versions({ text, onChange, onTake }: VersionsProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [asked, setAsked] = useState<TextVersion>()
  return (
    <Card as="section" className={styles.versions!}>
      <CardHeader title={t`Versions`} />
      <ul>
        {text.versions.map((version) => (
          <li key={version.versionID}>
            <VersionMark state={version.state} />
            <div>
              <p>
                <strong>{formats.dateTime(version.publishAt)}</strong> {version.writtenBy}
              </p>
              <p className="muted">{version.reason}</p>
            </div>
            <span className="row">
              <Button look="ghost" onClick={() => onTake(version.source)}>
                <Trans>Write on from it</Trans>
              </Button>
              <Button look="plain" onClick={() => setAsked(version)}>
                {version.state === 'withdrawn' ? t`Restore` : t`Withdraw`}
              </Button>
            </span>
          </li>
        ))}
        <li>
          <span className="muted">{t`As delivered`}</span>
          <div />
          <Button look="ghost" onClick={() => onTake(text.fileSource)}>
            <Trans>Write on from it</Trans>
          </Button>
        </li>
      </ul>
      {asked && <Asked version={asked} onChange={onChange} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

type AskedProps = { version: TextVersion; onChange: (text: TextSources) => void; onClose: () => void }

function Asked({ version: { versionID, state }, onChange, onClose }: AskedProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const act = state === 'withdrawn' ? 'restore' : 'withdraw'
  const name = act === 'restore' ? t`Restore` : t`Withdraw`
  async function send(reason: string): Promise<void> {
    onChange(await api.texts[act]({ params: { id: versionID }, body: { reason } }))
    showSuccess()
  }
  return (
    <ReasonDialog title={name} yes={name} look={act === 'withdraw' ? 'danger' : 'primary'} act={send} onClose={onClose}>
      <p>
        {act === 'withdraw' ? (
          <Trans>The version before it is shown at once, or what was delivered. You can restore it.</Trans>
        ) : (
          <Trans>It is shown again, unless a later version takes its place.</Trans>
        )}
      </p>
    </ReasonDialog>
  )
}
