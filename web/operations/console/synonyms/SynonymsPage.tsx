// /admin/synonyms: all synonyms.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { synonymKinds } from '#contract/discovery/synonyms/fields.ts'
import { synonymStates, type Synonym } from '#contract/discovery/synonyms/synonyms.ts'
import { locales } from '#contract/foundation/locales.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { SynonymMark, useSynonymKinds, useSynonymStates } from './names.tsx'

export const loader = tableLoader((api) => api.synonyms.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Synonyms of search`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const states = useSynonymStates()
  const kinds = useSynonymKinds()
  return (
    <ConsoleView
      title={t`Synonyms of search`}
      note={<Trans>Names of one thing: who searches for one of them finds the others too, in every language.</Trans>}
      aside={
        <LinkButton look="primary" icon={IconPlus} href={paths.admin('synonyms/new')} aria-label={t`New synonym`}>
          {t({ message: 'New', context: 'one synonym', comment: 'button: a new synonym' })}
        </LinkButton>
      }
    >
      <TableFilters search={t`One of the names`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={synonymStates.map((value) => ({ value, text: states[value] }))}
        />
        <FilterSelect
          name="kind"
          label={t`Kind`}
          all={t({ message: 'All', context: 'kinds of synonyms' })}
          options={synonymKinds.map((value) => ({ value, text: kinds[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t`Synonyms of search`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ synonymID }) => synonymID}
        usualSort="-changedAt"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<Synonym>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const kinds = useSynonymKinds()
  return [
    {
      key: 'names',
      label: t`Names`,
      sort: 'name',
      main: true,
      cell: ({ synonymID, names }) => (
        <Link to={paths.admin(`synonyms/${synonymID}`)}>
          {locales
            .filter((locale) => names[locale].length > 0)
            .map((locale, at) => (
              <span key={locale} lang={locale}>
                <Text>{at > 0 && ' · '}</Text>
                <Text>{names[locale].join(', ')}</Text>
              </span>
            ))}
        </Link>
      ),
    },
    { key: 'kind', label: t`Kind`, cell: ({ kind }) => kinds[kind] },
    { key: 'reference', label: t`Stands for`, cell: ({ referenceName }) => referenceName },
    { key: 'state', label: t`Status`, cell: ({ state }) => <SynonymMark state={state} /> },
    {
      key: 'changedAt',
      label: t({ message: 'Changed', context: 'a synonym', comment: 'when it was changed last' }),
      sort: 'changedAt',
      cell: ({ changedAt }) => <span className="nowrap">{formats.dateTime(changedAt)}</span>,
    },
    { key: 'changedBy', label: t`By`, cell: ({ changedBy }) => changedBy },
  ]
}
