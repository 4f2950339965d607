// /admin/system/rates: exchange rates by which quotations are compared.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { rateDaysMost, type KeptRate, type KeptRates } from '#contract/trade/rates/rates.ts'
import { shownHost } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconAlertTriangle, IconPlus, IconRefresh } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { StateMark } from '../StateMark.tsx'
import { SystemNav } from '../system/SystemNav.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { RateDialog } from './RateDialog.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, signal } = loaderContext(args)
  const [rates, lists] = await Promise.all([
    api.rates.list({ signal }),
    readReferenceLists(api, ['currencies'], { locale, signal }),
  ])
  return { rates, lists }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Exchange rates`,
  description: '',
  noindex: true,
})

export function Component() {
  const { rates: read, lists } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const [rates, setRates] = useResettableState<KeptRates>(read)
  const [chosen, setChosen] = useState<KeptRate | 'new'>()
  const [removed, setRemoved] = useState<KeptRate>()
  const api = useApi()
  function saved(kept: KeptRates): void {
    setRates(kept)
    setChosen(undefined)
  }
  return (
    <ConsoleView
      title={t`Exchange rates`}
      note={<Trans>Quotations in different currencies are compared by them, through the euro.</Trans>}
      aside={
        <Button look="primary" icon={IconPlus} onClick={() => setChosen('new')}>
          {t`Set a rate`}
        </Button>
      }
    >
      <SystemNav />
      <Table table={rates.table} onFetched={setRates} />
      {rates.data.some(({ ageDays }) => ageDays > rateDaysMost) && (
        <Note look="warn">
          <Trans>Some rates are older than {rateDaysMost} days: comparisons name their day.</Trans>
        </Note>
      )}
      <DataTable
        label={t`Exchange rates`}
        columns={useColumns(setChosen, setRemoved)}
        rows={rates.data}
        total={rates.data.length}
        pageSize={Math.max(1, rates.data.length)}
        rowKey={({ currency }) => currency}
        usualSort="currency"
      />
      {chosen && (
        <RateDialog
          chosen={chosen === 'new' ? undefined : chosen}
          currencies={lists.currencies}
          onSaved={saved}
          onClose={() => setChosen(undefined)}
        />
      )}
      {removed && (
        <ReasonDialog
          title={t`Remove the rate of ${removed.currency}?`}
          yes={t`Remove`}
          look="danger"
          act={async (reason) =>
            saved(await api.rates.remove({ params: { currency: removed.currency }, body: { reason } }))
          }
          onClose={() => setRemoved(undefined)}
        >
          <Trans>Quotations in this currency are no longer converted.</Trans>
        </ReasonDialog>
      )}
    </ConsoleView>
  )
}

type TableProps = Pick<KeptRates, 'table'> & { onFetched: (rates: KeptRates) => void }

function Table({ table, onFetched }: TableProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function fetchNow(): Promise<void> {
    setBusy(true)
    try {
      onFetched(await api.rates.fetch())
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  if (!table)
    return (
      <Note look="info">
        <Trans>
          Nothing is fetched: <code>RATES_URL</code> names no table. Rates are kept here, or replaced from a file by{' '}
          <code>npm run admin -- rates</code>.
        </Trans>
      </Note>
    )
  const host = shownHost(table.host)
  return (
    <Note look={table.error ? 'bad' : 'info'} status>
      <p>
        {table.fetchedAt ? (
          <Trans>
            The table of {host} was last fetched on {formats.dateTime(table.fetchedAt)}.
          </Trans>
        ) : (
          <Trans>The table of {host} has not been fetched yet.</Trans>
        )}
      </p>
      {table.error && table.triedAt && (
        <p>
          <Trans>The last attempt, on {formats.dateTime(table.triedAt)}, failed; the rates before are kept:</Trans>{' '}
          <code lang="en">{table.error}</code>
        </p>
      )}
      <Button icon={IconRefresh} busy={busy} onClick={() => void fetchNow()}>{t`Fetch now`}</Button>
    </Note>
  )
}

function useColumns(onChange: (rate: KeptRate) => void, onRemove: (rate: KeptRate) => void): Column<KeptRate>[] {
  const { t } = useLingui()
  const { formats } = useSite()
  return [
    { key: 'currency', label: t`Currency`, main: true, cell: ({ currency }) => currency },
    { key: 'perEuro', label: t`For one euro`, numeric: true, cell: ({ perEuro }) => formats.number(perEuro) },
    {
      key: 'date',
      label: t`Day of the rate`,
      cell: ({ date, ageDays }) =>
        ageDays > rateDaysMost ? (
          <StateMark look="warn" icon={IconAlertTriangle}>
            {formats.date(date)}
          </StateMark>
        ) : (
          formats.date(date)
        ),
    },
    { key: 'source', label: t`Source`, cell: ({ source }) => source },
    {
      key: 'acts',
      label: t`Actions`,
      cell: (rate) => (
        <span className="row">
          <Button onClick={() => onChange(rate)}>
            {t`Change`}
            <span className="sr"> {rate.currency}</span>
          </Button>
          <Button onClick={() => onRemove(rate)}>
            {t`Remove`}
            <span className="sr"> {rate.currency}</span>
          </Button>
        </span>
      ),
    },
  ]
}
