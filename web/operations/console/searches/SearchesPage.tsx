// /admin/searches: empty searches.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { EmptySearch } from '#contract/operations/console/figures.ts'
import { ownNames } from '#contract/foundation/locales.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { usePortals } from '../announcements/names.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { LanguageFilter, PortalFilter } from '../table/filters.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'

export const loader = tableLoader((api) => api.console.emptySearches)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Searches without results`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <ConsoleView
      title={t`Searches without results`}
      aside={<LinkButton href={paths.admin('searches/choices')}>{t`What people choose`}</LinkButton>}
      note={
        <Trans>
          Words that visitors searched at least twice, of the last 90 days. Who searched is not recorded; email
          addresses and phone numbers are left out. What they find now are companies and products, without filters.
        </Trans>
      }
    >
      <TableFilters search={t`Words of the search`}>
        <FilterSelect
          name="days"
          label={t`Period`}
          all={t`90 days`}
          options={[
            { value: '30', text: t`30 days` },
            { value: '7', text: t`7 days` },
          ]}
        />
        <PortalFilter />
        <LanguageFilter />
      </TableFilters>
      <DataTable
        label={t`Searches without results`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ text, portal, locale }) => `${text} ${portal} ${locale}`}
        usualSort="-count"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<EmptySearch>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const portals = new Map(usePortals().map(({ value, text }) => [value, text]))
  return [
    {
      key: 'text',
      label: t`Words`,
      sort: 'text',
      main: true,
      cell: ({ text, locale, corrected }) => (
        <>
          <Link
            className="link"
            to={pathsFor(locale).search({ search: text })}
            reloadDocument
            lang={locale}
            title={t`Try this search`}
          >
            {text}
          </Link>
          {corrected && (
            <p className="muted small">
              <Trans>
                Searched instead: <span lang={locale}>{corrected}</span>
              </Trans>
            </p>
          )}
        </>
      ),
    },
    { key: 'count', label: t`Times`, sort: 'count', numeric: true, cell: ({ count }) => formats.number(count) },
    {
      key: 'lastAt',
      label: t`Last time`,
      sort: 'lastAt',
      cell: ({ lastAt }) => <span className="nowrap">{formats.dateTime(lastAt)}</span>,
    },
    { key: 'portal', label: t`Portal`, cell: ({ portal }) => portals.get(portal) ?? portal },
    { key: 'locale', label: t`Language`, cell: ({ locale }) => ownNames[locale] },
    {
      key: 'total',
      label: t`Finds now`,
      numeric: true,
      cell: ({ total }) => formats.number(total),
    },
    {
      key: 'acts',
      label: t`Actions`,
      cell: ({ text }) => (
        <LinkButton
          className="nowrap"
          icon={IconPlus}
          href={paths.admin('synonyms/new', { q: text })}
          aria-label={t`Add a synonym for: ${text}`}
        >
          {t`Add a synonym`}
        </LinkButton>
      ),
    },
  ]
}
