// /admin/searches/choices: chosen hits.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Choice } from '#contract/discovery/choices.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'

export const loader = tableLoader((api) => api.choices.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`What people choose`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <ConsoleView
      title={t`What people choose`}
      back={{ href: paths.admin('searches'), text: t`Searches without results` }}
      note={
        <Trans>
          Hits that visitors opened, saved or asked about in the last 90 days, by what they had searched, without places
          and filler. Who chose is not recorded. Hits with an influence stand higher for the same question.
        </Trans>
      }
    >
      <TableFilters search={t`Words of the search`} />
      <DataTable
        label={t`What people choose`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ question, resourceType, resourceID }) => `${question} ${resourceType} ${resourceID}`}
        usualSort="-points"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<Choice>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const page = ({ resourceType, resourceID, key }: Choice) =>
    resourceType === 'business'
      ? paths.business({ businessID: resourceID, key })
      : paths.product({ productID: resourceID, key })
  return [
    {
      key: 'question',
      label: t`Searched`,
      sort: 'question',
      main: true,
      cell: ({ question }) => <span lang="en">{question}</span>,
    },
    {
      key: 'name',
      label: t`Chosen`,
      cell: (choice) =>
        choice.name ? (
          <Link className="link" to={page(choice)}>
            {choice.name}
          </Link>
        ) : (
          <span className="muted">{t`No longer public`}</span>
        ),
    },
    { key: 'opens', label: t`Opened`, numeric: true, cell: ({ opens }) => formats.number(opens) },
    {
      key: 'saves',
      label: t({ message: 'Saved', comment: 'how often a hit was saved' }),
      numeric: true,
      cell: ({ saves }) => formats.number(saves),
    },
    { key: 'inquiries', label: t`Inquiries`, numeric: true, cell: ({ inquiries }) => formats.number(inquiries) },
    {
      key: 'points',
      label: t`Influence in %`,
      sort: 'points',
      numeric: true,
      cell: ({ weight }) => (weight > 0 ? formats.number(Math.round(weight * 100)) : '–'),
    },
  ]
}
