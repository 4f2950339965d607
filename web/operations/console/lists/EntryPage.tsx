// /admin/lists/{list}/new and /admin/lists/{list}/{code}: entry editor.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { ListEntry } from '#contract/operations/lists/lists.ts'
import { isOpen } from '#contract/operations/lists/names.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { listAt, listPath } from './addresses.ts'
import { EntryActs, type EntryAct } from './EntryActs.tsx'
import { EntryMark, useListNames } from './names.tsx'

const NamesForm = lazyComponent(async () => (await import('./NamesForm.tsx')).NamesForm)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const [list, code] = [listAt(params['list']), params['code']]
  if (!list) return redirectTo(paths.admin('lists'))
  return { list, entry: code ? await api.lists.read({ params: { list, code }, signal }) : null }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data?.entry ? data.entry.names.en : t(i18n)`New entry`,
  description: '',
  noindex: true,
})

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { list } = loaded
  const [entry, setEntry] = useResettableState<ListEntry | null>(loaded.entry)
  const { t } = useLingui()
  const { locale, paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const back = { href: paths.admin(listPath(list)), text: useListNames()[list] }
  if (!entry)
    return (
      <ConsoleView title={t`New entry`} back={back}>
        <Suspense fallback={<div className="form-room" />}>
          <NamesForm
            id={`new ${list}`}
            label={t`Names`}
            save={t`Add`}
            submit={async ({ names, reason }, key) => {
              const { code } = await api.lists.add({ params: { list }, body: { names, reason }, key })
              void navigate(paths.admin(listPath(list, code)), { replace: true })
            }}
          />
        </Suspense>
      </ConsoleView>
    )
  const { code, names, plurals, delivered, revision, state } = entry
  return (
    <ConsoleView
      title={names[locale]}
      note={
        <>
          <code>{code}</code> <EntryMark state={state} />
        </>
      }
      back={back}
      aside={<Acts entry={entry} onChange={setEntry} />}
    >
      <Suspense fallback={<div className="form-room" />}>
        <NamesForm
          key={revision}
          id={`${list} ${code}`}
          label={t`Names`}
          save={t`Save`}
          names={names}
          plurals={plurals}
          delivered={delivered}
          submit={async (body) =>
            setEntry(await api.lists.rename({ params: { list, code }, body: { ...body, revision } }))
          }
        />
      </Suspense>
    </ConsoleView>
  )
}

type ActsProps = { entry: ListEntry; onChange: (entry: ListEntry) => void }

function Acts({ entry: { list, code, names, plurals, delivered, revision, state }, onChange }: ActsProps) {
  const api = useApi()
  const isRenamed =
    delivered !== null && JSON.stringify([delivered.names, delivered.plurals]) !== JSON.stringify([names, plurals])
  const acts: EntryAct[] = [
    ...(isRenamed ? ['reset' as const] : []),
    ...(isOpen(list) ? [state === 'retired' ? ('restore' as const) : ('retire' as const)] : []),
  ]
  async function send(act: EntryAct, reason: string): Promise<void> {
    const params = { list, code }
    const body = { revision, reason }
    onChange(await api.lists[act === 'reset' ? 'rename' : act]({ params, body }))
  }
  const words = {
    reset: (
      <p>
        <Trans>The names that came with the software are shown again, at once and everywhere.</Trans>
      </p>
    ),
    retire: (
      <p>
        <Trans>It is no longer offered. Profiles that have it keep and show it. You can restore it.</Trans>
      </p>
    ),
    restore: (
      <p>
        <Trans>It is offered again.</Trans>
      </p>
    ),
  }
  return <EntryActs acts={acts} words={words} send={send} />
}
