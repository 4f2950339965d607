// /admin/announcements: all announcements.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#web/ui/icons.ts'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Announcement } from '#contract/publishing/announcements/announcements.ts'
import { announcementKinds, announcementsShown, announcementStates } from '#contract/publishing/announcements/rules.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { PortalFilter } from '../table/filters.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { AnnouncementMark, useAnnouncementKinds, useAnnouncementStates, usePortals } from './names.tsx'

export const loader = tableLoader((api) => api.announcements.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Announcements`,
  description: '',
  noindex: true,
})

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const states = useAnnouncementStates()
  const kinds = useAnnouncementKinds()
  return (
    <ConsoleView
      title={t`Announcements`}
      note={
        <Trans>A line above the pages. {announcementsShown} are shown at once: warnings first, then the latest.</Trans>
      }
      aside={
        <LinkButton
          look="primary"
          icon={IconPlus}
          href={paths.admin('announcements/new')}
          aria-label={t`New announcement`}
        >
          {t({ message: 'New', context: 'one announcement', comment: 'button: a new announcement' })}
        </LinkButton>
      }
    >
      <TableFilters search={t`Words of the text`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t`All states`}
          options={announcementStates.map((value) => ({ value, text: states[value] }))}
        />
        <FilterSelect
          name="kind"
          label={t`Kind`}
          all={t({ message: 'All', comment: 'all kinds of announcements' })}
          options={announcementKinds.map((value) => ({ value, text: kinds[value] }))}
        />
        <PortalFilter />
      </TableFilters>
      <DataTable
        label={t`Announcements`}
        columns={useColumns()}
        rows={data}
        total={total}
        rowKey={({ announcementID }) => announcementID}
        usualSort="-startsAt"
      />
    </ConsoleView>
  )
}

function useColumns(): Column<Announcement>[] {
  const { t } = useLingui()
  const { formats, locale, paths } = useSite()
  const kinds = useAnnouncementKinds()
  const portals = new Map(usePortals().map(({ value, text }) => [value, text]))
  const time = (at: string | null) => at && <span className="nowrap">{formats.dateTime(at)}</span>
  return [
    {
      key: 'text',
      label: t`Text`,
      main: true,
      cell: ({ announcementID, texts }) => (
        <Link to={paths.admin(`announcements/${announcementID}`)} lang={texts[locale] ? locale : 'en'}>
          {texts[locale] || texts.en}
        </Link>
      ),
    },
    { key: 'kind', label: t`Kind`, cell: ({ kind }) => kinds[kind] },
    { key: 'state', label: t`Status`, cell: ({ state }) => <AnnouncementMark state={state} /> },
    {
      key: 'portals',
      label: t`Portals`,
      cell: ({ portals: chosen }) =>
        chosen.length === 0 ? t`All portals` : chosen.map((key) => portals.get(key) ?? key).join(', '),
    },
    { key: 'startsAt', label: t`From`, sort: 'startsAt', cell: ({ startsAt }) => time(startsAt) },
    { key: 'endsAt', label: t`Until`, sort: 'endsAt', cell: ({ endsAt, endedAt }) => time(endedAt ?? endsAt) },
  ]
}
