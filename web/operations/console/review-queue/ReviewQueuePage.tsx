// /admin/reviews: reviews that wait for the staff.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { ReviewQueueRow } from '#contract/trust/reviews/reviews.ts'
import { useApi, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { IconMessageQuestion } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import styles from '../reports/Reports.module.css'
import { tableLoader } from '../table/loader.ts'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { TablePages } from '../table/TablePages.tsx'
import { QueuedReview } from './QueuedReview.tsx'
import { useWhyNames } from './names.ts'

export const loader = tableLoader((api) => api.reviews.queue)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Reviews`, description: '', noindex: true })

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const whys = useWhyNames()
  const keepsFocus = useFocusAfterRemoval()
  const [changed, setChanged] = useState<ReadonlyMap<string, ReviewQueueRow>>(new Map())
  useDevices()
  const shown = data.map((row) => changed.get(row.reviewID) ?? row).filter(({ why }) => why.length > 0)
  return (
    <ConsoleView
      title={t`Reviews`}
      note={t`Held for their words, doubted, with a delivery note, or answered after a report. Reports are decided in their own list.`}
    >
      <TableFilters search={t`Company or words`}>
        <FilterSelect
          name="why"
          label={t`Reason`}
          all={t({ message: 'All', comment: 'reasons' })}
          options={Object.entries(whys).map(([value, text]) => ({ value, text }))}
        />
      </TableFilters>
      <div className={styles.held} ref={keepsFocus}>
        {shown.length === 0 && (
          <Empty icon={IconMessageQuestion} title={t`Nothing waits`}>
            {t`Reviews to judge stand here.`}
          </Empty>
        )}
        {shown.map((row) => (
          <QueuedReview
            key={row.reviewID}
            row={row}
            onChange={(one) => setChanged(new Map([...changed, [one.reviewID, one]]))}
          />
        ))}
      </div>
      <TablePages total={total} />
    </ConsoleView>
  )
}

/** Looks once whether both sides of a review use one device. */
function useDevices(): void {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const roles = useSession()?.roles
  const isModerator = roles?.some((role) => role === 'moderator' || role === 'administrator') ?? false
  useEffect(() => {
    if (!isModerator) return
    void api.reviews
      .examine()
      .then(({ found }) => (found > 0 ? revalidate() : undefined))
      .catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a visit
  }, [isModerator])
}
