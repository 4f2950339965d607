// /admin/corrections: suggested corrections for the staff.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencilQuestion } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Correction } from '#contract/trust/corrections/corrections.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { CorrectionFacts, useCorrectionStates } from '#web/trust/corrections/card.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Empty } from '#web/ui/States.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from '../reports/Reports.module.css'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { TablePages } from '../table/TablePages.tsx'
import { tableLoader } from '../table/loader.ts'

export const loader = tableLoader((api) => api.corrections.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Corrections`, description: '', noindex: true })

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const keepsFocus = useFocusAfterRemoval()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const shown = data.filter(({ correctionID }) => !settled.has(correctionID))
  return (
    <ConsoleView
      title={t`Corrections`}
      note={t`Of companies that nobody runs, and of others whose owners did not answer for 14 days.`}
    >
      <TableFilters search={t`Company`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t({ message: 'Open', comment: 'requests' })}
          options={[{ value: 'closed', text: t({ message: 'Decided', comment: 'requests' }) }]}
        />
      </TableFilters>
      <div className={styles.held} ref={keepsFocus}>
        {shown.length === 0 && (
          <Empty icon={IconPencilQuestion} title={t`Nothing waits`}>
            {t`Suggested corrections stand here.`}
          </Empty>
        )}
        {shown.map((correction) => (
          <Case
            key={correction.correctionID}
            correction={correction}
            onSettle={() => setSettled(new Set([...settled, correction.correctionID]))}
          />
        ))}
      </div>
      <TablePages total={total} />
    </ConsoleView>
  )
}

function Case({ correction, onSettle }: { correction: Correction; onSettle: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths, formats } = useSite()
  const { showSuccess } = useToasts()
  const states = useCorrectionStates()
  const [asked, setAsked] = useState<'accept' | 'refuse'>()
  const { correctionID, businessID, key, companyName, state, suggestedAt } = correction
  async function judge(reason: string): Promise<void> {
    await api.corrections.judge({ params: { id: correctionID }, body: { accept: asked === 'accept', reason } })
    onSettle()
    showSuccess(asked === 'accept' ? t`Accepted and written` : t({ message: 'Refused', comment: 'a correction' }))
  }
  return (
    <Card as="article" pad="m">
      <h2>
        <Link className="link" to={paths.business({ businessID, key })}>
          <UserText text={companyName} />
        </Link>
      </h2>
      <p className="row between">
        <span className="muted small">{formats.dateTime(suggestedAt)}</span>
        <Badge>{states[state]}</Badge>
      </p>
      <CorrectionFacts correction={correction} />
      {state === 'waiting' && (
        <div className="row">
          <Button look="primary" onClick={() => setAsked('accept')}>
            <Trans comment="a correction">Accept</Trans>
          </Button>
          <Button look="danger" onClick={() => setAsked('refuse')}>
            <Trans comment="a correction">Refuse</Trans>
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          about={correctionID}
          title={asked === 'accept' ? t`Accept this correction?` : t`Refuse this correction?`}
          yes={
            asked === 'accept'
              ? t({ message: 'Accept', comment: 'a correction' })
              : t({ message: 'Refuse', comment: 'a correction' })
          }
          look={asked === 'accept' ? 'primary' : 'danger'}
          hint={t`The person who suggested it reads this.`}
          act={judge}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
