// /admin/system/search-engine: engine, indexes, rebuilds, rejected rows.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconRefresh } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { SearchEngineState } from '#contract/operations/search-engine.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { Facts } from '../Facts.tsx'
import { StateMark } from '../StateMark.tsx'
import { SystemNav } from '../system/SystemNav.tsx'
import { RebuildDialog, RetryDialog, type Retry } from './dialogs.tsx'
import { GenerationTable, RebuildProgress } from './Generations.tsx'
import { RejectTable } from './Rejects.tsx'
import { useFollowedState } from './use-followed-state.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return api.searchEngine.state({ signal })
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Search engine`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { state, setState, underWay, followFor } = useFollowedState(useLoaderData<typeof loader>())
  const [asked, setAsked] = useState<'rebuild' | Retry>()
  const hasCluster = state.engine !== 'built-in'
  const close = () => setAsked(undefined)
  return (
    <ConsoleView
      title={t`Search engine`}
      note={
        hasCluster ? (
          <Trans>One process with the service indexer brings the cluster up to date; others stand by.</Trans>
        ) : (
          <Trans>
            The built-in engine keeps its indexes up to date by itself. With SEARCH_URL an OpenSearch cluster takes
            over, and its indexes are rebuilt here.
          </Trans>
        )
      }
      aside={
        hasCluster && (
          <Button
            look="primary"
            icon={IconRefresh}
            disabled={underWay !== undefined}
            onClick={() => setAsked('rebuild')}
          >
            {t({ message: 'Rebuild', comment: 'button: make the search indexes anew' })}
          </Button>
        )
      }
    >
      <SystemNav />
      <State state={state} />
      {hasCluster && (
        <>
          {underWay && <RebuildProgress generation={underWay} />}
          <h2>
            <Trans comment="sets of search indexes, each made by a rebuild">Generations</Trans>
          </h2>
          <GenerationTable generations={state.generations} />
          <RejectTable rejects={state.rejects} count={state.rejectCount} onRetry={setAsked} />
        </>
      )}
      {asked === 'rebuild' && <RebuildDialog onDone={setState} onClose={close} />}
      {typeof asked === 'object' && (
        <RetryDialog
          retry={asked}
          onDone={(now) => {
            setState(now)
            followFor(5)
          }}
          onClose={close}
        />
      )}
    </ConsoleView>
  )
}

function State({ state: { engine, indexes, leader } }: { state: SearchEngineState }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const kilobytes = (bytes: number) => `${formats.number(Math.ceil(bytes / 1024))} kB`
  const engines = {
    'built-in': t`Built-in engine`,
    shadow: t`Built-in engine, compared with OpenSearch`,
    opensearch: 'OpenSearch',
  }
  const names = { business: t`Companies in search`, product: t`Products in search`, people: t`People in search` }
  const ofIndexes =
    indexes &&
    (['business', 'product', 'people'] as const).map(
      (kind) =>
        [names[kind], `${formats.number(indexes.documents[kind])} · ${kilobytes(indexes.bytes[kind])}`] as const,
    )
  return (
    <Facts
      facts={[
        [t`Searches are answered by`, engines[engine]],
        ...(ofIndexes ?? []),
        ...(engine === 'built-in' ? [] : leader ? factsOf(leader) : [[t`Leader`, <NoLeader key="none" />] as const]),
      ]}
    />
  )

  function factsOf({ holder, until, generation, position, lagSeconds }: NonNullable<SearchEngineState['leader']>) {
    const seconds = formats.number(Math.ceil(lagSeconds ?? 0))
    return [
      [t`Leader`, <code key="holder">{holder}</code>],
      [t`Leads until, unless renewed`, formats.dateTime(until)],
      [t({ message: 'Generation', comment: 'a set of search indexes' }), generation ?? t`No generation yet`],
      [t`Position in the event log`, position ?? t`No position yet`],
      [t`Up to date`, lagSeconds === null ? t`Not yet` : t`${seconds} s ago`],
    ] as const
  }
}

function NoLeader() {
  return (
    <StateMark look="bad" icon={IconAlertTriangle}>
      <Trans>No process leads: start one with the service indexer</Trans>
    </StateMark>
  )
}
