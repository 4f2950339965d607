// /admin/texts: articles, services, legal pages.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { versionedStates } from '#contract/publishing/versions.ts'
import { textCollections, type TextRow } from '#contract/publishing/texts.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { useVersionedStates, VersionedMark } from '../versions/marks.tsx'
import { useCollections } from './names.ts'

export const loader = tableLoader((api) => api.texts.table)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Texts`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const states = useVersionedStates()
  const collections = useCollections()
  return (
    <ConsoleView
      title={t`Texts`}
      note={<Trans>Articles, services and legal pages. What you write takes the place of what was delivered.</Trans>}
    >
      <TableFilters search={t`Title or address`}>
        <FilterSelect
          name="collection"
          label={t`Collection`}
          all={t({ message: 'All', comment: 'all collections of texts' })}
          options={textCollections.map((value) => ({ value, text: collections[value] }))}
        />
        <FilterSelect
          name="lang"
          label={t`Language`}
          all={t({ message: 'All', comment: 'all languages' })}
          options={locales.map((value) => ({ value, text: ownNames[value] }))}
        />
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={versionedStates.map((value) => ({ value, text: states[value] }))}
        />
      </TableFilters>
      <DataTable
        label={t`Texts`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ collection, slug, lang }) => `${collection} ${slug} ${lang}`}
        usualSort="slug"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<TextRow>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const collections = useCollections()
  return [
    {
      key: 'slug',
      label: t`Title`,
      main: true,
      sort: 'slug',
      cell: ({ collection, slug, lang, title }) => (
        <Link to={paths.admin(`texts/${collection}/${slug}/${lang}`)} lang={lang}>
          {title}
        </Link>
      ),
    },
    { key: 'language', label: t`Language`, cell: ({ lang }) => ownNames[lang] },
    { key: 'collection', label: t`Collection`, cell: ({ collection }) => collections[collection] },
    { key: 'state', label: t`Status`, cell: ({ state }) => <VersionedMark state={state} /> },
    {
      key: 'changedAt',
      label: t`Published`,
      sort: 'changedAt',
      cell: ({ changedAt }) => changedAt && <span className="nowrap">{formats.dateTime(changedAt)}</span>,
    },
  ]
}
