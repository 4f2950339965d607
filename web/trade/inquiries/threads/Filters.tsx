// Search and filters of the thread list.
import { useLingui } from '@lingui/react/macro'
import { IconFilter, IconSettings, IconShieldLock } from '#web/ui/icons.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { hasPermission } from '#contract/identity/access.ts'
import { searchTextMost } from '#contract/foundation/constants.ts'
import type { Inbox } from '#contract/trade/inquiries/inquiries.ts'
import type { InquiryLabel } from '#contract/trade/inquiries/team.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import styles from '../InquiriesPage.module.css'
import field from '#web/ui/controls/Field.module.css'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Menu } from '#web/ui/layers/Menu.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { addressOf, type Filter, type ListQuery } from './list-query.ts'

const ManageLabelsDialog = lazyComponent(
  async () => (await import('../team/ManageLabelsDialog.tsx')).ManageLabelsDialog,
)

const pause = 350 // ms; debounce

type Props = {
  inboxID: string
  requestID: string | undefined
  inbox: Inbox | undefined
  query: ListQuery
  total: number
}

export function Filters({ inboxID, requestID, inbox, query, total }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { revalidate } = useRevalidator()
  const isBusiness = inbox?.kind === 'business'
  const [isManaging, setManaging] = useState(false)
  const mayManage = inbox?.access && hasPermission('manageRequestLabels', inbox.access)
  const [labels, loadLabels, setLabels] = useLabels(isBusiness ? inboxID : undefined, query.label)
  const hrefOf = (change: Partial<ListQuery>) =>
    paths.inquiries(inboxID, requestID, addressOf({ ...query, page: 1, ...change }))
  const names: Record<Filter, string> = {
    all: t({ message: 'All', comment: 'all conversations but archived ones' }),
    unread: t({ message: 'Unread', comment: 'conversations with unread messages' }),
    assigned: t({ message: 'Assigned to me', comment: 'conversations' }),
    samples: t({ message: 'With a sample under way', comment: 'conversations' }),
    archived: t({ message: 'Archived', comment: 'conversations' }),
  }
  const entryOf = (filter: Filter) => ({
    text: names[filter],
    href: hrefOf({ filter }),
    current: query.filter === filter,
  })
  const offered = (
    ['all', 'unread', ...(isBusiness ? (['assigned'] as const) : []), 'samples', 'archived'] as const
  ).map(entryOf)
  const manage = { text: t`Manage labels`, icon: IconSettings, onAction: () => setManaging(true) }
  const ndas = { text: t`NDAs`, icon: IconShieldLock, href: paths.actorNdas(inboxID) }
  const sections = [
    { entries: offered },
    {
      title: t({ message: 'Labels', comment: 'of conversations' }),
      entries: labels.map(({ id, name }) => ({
        text: name,
        href: hrefOf({ label: id === query.label ? undefined : id }),
        current: id === query.label,
      })),
    },
    { entries: [...(mayManage ? [manage] : []), ndas] },
  ]
  /** The list's rows show labels, too. */
  function changed(all: InquiryLabel[]): void {
    setLabels(all)
    void revalidate()
  }
  const label = labels.find(({ id }) => id === query.label)?.name
  return (
    <>
      <div className={styles.find}>
        <Search query={query} onFind={hrefOf} />
        <span onPointerEnter={loadLabels} onFocus={loadLabels}>
          <Menu className={styles.filter} label={t`Filter`} sections={sections}>
            <Icon icon={IconFilter} />
          </Menu>
        </span>
      </div>
      {(query.filter !== 'all' || label) && (
        <Chips>
          {query.filter !== 'all' && (
            <Chip href={hrefOf({ filter: 'all' })} removes={t`Remove the filter ${names[query.filter]}`}>
              {names[query.filter]}
            </Chip>
          )}
          {label && (
            <Chip href={hrefOf({ label: undefined })} removes={t`Remove the filter ${label}`}>
              {label}
            </Chip>
          )}
        </Chips>
      )}
      <LiveRegion className="sr">{query.q && t`${total} conversations found`}</LiveRegion>
      <Suspense>
        {isManaging && (
          <ManageLabelsDialog businessID={inboxID} onChange={changed} onClose={() => setManaging(false)} />
        )}
      </Suspense>
    </>
  )
}

function Search({ query, onFind }: { query: ListQuery; onFind: (change: Partial<ListQuery>) => string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState(query.q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function find(q: string): void {
    clearTimeout(timer.current)
    void navigate(onFind({ q: q.trim() }), { replace: true, preventScrollReset: true })
  }
  return (
    <search aria-label={t`Search conversations`}>
      <form
        className="grow"
        onSubmit={(event) => {
          event.preventDefault()
          find(text)
        }}
      >
        <input
          dir="auto"
          type="search"
          className={field.input}
          value={text}
          maxLength={searchTextMost}
          placeholder={t`Search subject, name or text`}
          aria-label={t`Search conversations`}
          onChange={({ target: { value } }) => {
            setText(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => find(value), pause)
          }}
        />
      </form>
    </search>
  )
}

function useLabels(
  businessID: string | undefined,
  label: string | undefined,
): [InquiryLabel[], () => void, (labels: InquiryLabel[]) => void] {
  const api = useApi()
  const [labels, setLabels] = useState<InquiryLabel[]>([])
  function load(): void {
    if (!businessID) return
    api.inquiries.labels({ params: { businessID } }).then(setLabels, () => {})
  }
  const isNeeded = label !== undefined
  useEffect(() => {
    if (isNeeded) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is new at each rendering
  }, [businessID, isNeeded])
  return [labels, load, setLabels]
}
