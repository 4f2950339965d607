// /admin/synonyms/new and /admin/synonyms/{id}: synonym editor; ?q= is the trial text.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { searchTextMost } from '#contract/foundation/constants.ts'
import type { Synonym } from '#contract/discovery/synonyms/synonyms.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { SynonymMark } from './names.tsx'

const SynonymForm = lazyComponent(async () => (await import('./SynonymForm.tsx')).SynonymForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, url, signal, locale } = loaderContext(args)
  const [synonym, tree] = await Promise.all([
    params['id'] ? api.synonyms.read({ params: { id: params['id'] }, signal }) : null,
    api.industries.tree({ query: { lang: locale }, signal }),
  ])
  const categories = tree.categories.flatMap(({ id, text, categories }) => [
    { value: id, text },
    ...categories.flatMap(({ id, name, subCategories }) => [
      { value: id, text: `${text} › ${name}` },
      ...subCategories.map((sub) => ({ value: sub.id, text: `${text} › ${name} › ${sub.name}` })),
    ]),
  ])
  return { synonym, categories, text: (url.searchParams.get('q') ?? '').slice(0, searchTextMost) }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data?.synonym ? t(i18n)`Synonym` : t(i18n)`New synonym`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { synonym: loaded, categories, text } = useLoaderData<typeof loader>()
  const [synonym, setSynonym] = useResettableState<Synonym | null>(loaded)
  return (
    <ConsoleView
      title={synonym ? t`Synonym` : t`New synonym`}
      note={
        synonym && (
          <>
            <SynonymMark state={synonym.state} /> <Text>{formats.dateTime(synonym.changedAt)}</Text>{' '}
            <Text>{synonym.changedBy}</Text>
          </>
        )
      }
      back={{ href: paths.admin('synonyms'), text: t`Synonyms of search` }}
      aside={synonym && <Acts synonym={synonym} onChange={setSynonym} />}
    >
      <Suspense fallback={<div className="form-room" />}>
        <SynonymForm
          key={synonym && `${synonym.synonymID} ${synonym.revision}`}
          synonym={synonym ?? undefined}
          categories={categories}
          text={text}
          onSaved={setSynonym}
        />
      </Suspense>
    </ConsoleView>
  )
}

type ActsProps = { synonym: Synonym; onChange: (synonym: Synonym) => void }

function Acts({ synonym: { synonymID: id, state }, onChange }: ActsProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const [asked, setAsked] = useState(false)
  const act = state === 'withdrawn' ? 'restore' : 'withdraw'
  const look = act === 'withdraw' ? 'danger' : 'primary'
  const name = act === 'restore' ? t`Restore` : t`Withdraw`
  async function send(reason: string): Promise<void> {
    onChange(await api.synonyms[act]({ params: { id }, body: { reason } }))
    showSuccess()
  }
  return (
    <>
      <Button look={look} onClick={() => setAsked(true)}>
        {name}
      </Button>
      {asked && (
        <ReasonDialog title={name} yes={name} look={look} act={send} onClose={() => setAsked(false)}>
          <p>
            {act === 'withdraw' ? (
              <Trans>Searches no longer use it from now on. You can restore it.</Trans>
            ) : (
              <Trans>Searches use it from now on.</Trans>
            )}
          </p>
        </ReasonDialog>
      )}
    </>
  )
}
