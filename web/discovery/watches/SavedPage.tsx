// /saved: saved searches, watched things and their news. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { watchPaces, type WatchPace } from '#contract/discovery/watches/kinds.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useOptimisticSettings } from '#web/foundation/optimistic.ts'
import { LoadMore, usePagedList } from '#web/foundation/shell/LoadMore.tsx'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { IconEye, IconPlus, IconSearch } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { Empty } from '#web/ui/States.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { NewsLine } from './NewsLine.tsx'
import { usePaceNames } from './news-words.ts'
import styles from './SavedPage.module.css'
import { SearchRow } from './SearchRow.tsx'
import { WatchRow } from './WatchRow.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  const [searches, watches, news] = await Promise.all([
    api.savedSearches.list({ signal }),
    api.watches.list({ signal }),
    api.watches.news({ signal }),
  ])
  return { searches, watches, news }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Saved searches and watched things`,
  description: '',
  noindex: true,
})

export function Component() {
  const { searches, watches, news } = useLoaderData<typeof loader>()
  const { paths, formats } = useSite()
  const { t } = useLingui()
  const [count, most] = [formats.number(searches.data.length), formats.number(searches.most)]
  return (
    <div className={`wrap ${styles.page}`} ref={useFocusAfterRemoval()}>
      <header className="row between">
        <div>
          <h1>
            <Trans>Saved searches and watched things</Trans>
          </h1>
          <p className="muted">
            <Trans>One e-mail for all of them, once a day at most. Nothing new means no e-mail.</Trans>
          </p>
        </div>
        <LinkButton look="primary" icon={IconPlus} href={paths.search({ business: 'PR' })}>
          <Trans>New search</Trans>
        </LinkButton>
      </header>
      {(news.data.length > 0 || news.nextID) && <NewsList start={news} />}
      <Card as="section">
        <CardHeader
          title={<Trans>Searches</Trans>}
          aside={
            <span className="muted small">
              <Trans>
                {count} of {most}
              </Trans>
            </span>
          }
        />
        {searches.data.length === 0 ? (
          <Empty icon={IconSearch} title={t`No saved searches yet`}>
            <Trans>Search for something, and press “Save this search” above the results.</Trans>
          </Empty>
        ) : (
          <ul>
            {searches.data.map((search) => (
              <SearchRow key={search.id} search={search} />
            ))}
          </ul>
        )}
      </Card>
      <Card as="section">
        <CardHeader title={<Trans>Watched</Trans>} aside={<WatchedPace pace={watches.pace} />} />
        {watches.data.length === 0 ? (
          <Empty icon={IconEye} title={t`Nothing watched yet`}>
            <Trans>Press “Watch” on the page of a product, company or category.</Trans>
          </Empty>
        ) : (
          <ul>
            {watches.data.map((entry) => (
              <WatchRow key={entry.resourceID} entry={entry} />
            ))}
          </ul>
        )}
      </Card>
      <Note look="info">
        <Trans>
          A thing comes once, with all its reasons. What you opened already is left out of e-mails, price changes under
          1 % too. A search that nobody opens for six months asks once and then rests.
        </Trans>
      </Note>
    </div>
  )
}

type News = Awaited<ReturnType<typeof loader>>['news']

function NewsList({ start }: { start: News }) {
  const api = useApi()
  const { list, busy, more } = usePagedList(
    start,
    ({ id }) => id,
    ({ nextID }) => (nextID ? () => api.watches.news({ query: { nextID } }) : undefined),
  )
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  async function open(): Promise<void> {
    try {
      await api.watches.openNews()
      await revalidate()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Card as="section">
      <CardHeader
        title={<Trans>New</Trans>}
        aside={
          start.unopened > 0 && (
            <Button look="ghost" onClick={() => void open()}>
              <Trans>Mark all as read</Trans>
            </Button>
          )
        }
      />
      <ul>
        {list.map((one) => (
          <NewsLine key={one.id} news={one} />
        ))}
      </ul>
      <LoadMore busy={busy} more={more} />
    </Card>
  )
}

function WatchedPace({ pace }: { pace: WatchPace }) {
  const api = useApi()
  const { t } = useLingui()
  const names = usePaceNames()
  const { values, change } = useOptimisticSettings({ pace }, ({ pace: chosen = pace }) =>
    api.watches.settings({ body: { pace: chosen } }),
  )
  return (
    <Select
      label={t`How news of watched things are told`}
      value={values.pace}
      onChange={(event) => void change('pace', event.currentTarget.value as WatchPace)}
    >
      {watchPaces.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  )
}
