// /admin/removals: requests with a proven mailbox.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrashX } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Removal } from '#contract/trust/removals/removals.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite, type Meta } from '#web/foundation/page.ts'
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

export const loader = tableLoader((api) => api.removals.list)

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Removals`, description: '', noindex: true })

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const keepsFocus = useFocusAfterRemoval()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const shown = data.filter(({ removalID }) => !settled.has(removalID))
  return (
    <ConsoleView title={t`Removals`} note={t`Removal is for good: no later import lists the company again.`}>
      <TableFilters search={t`Company or mailbox`}>
        <FilterSelect
          name="state"
          label={t`Status`}
          all={t({ message: 'Open', comment: 'requests' })}
          options={[{ value: 'closed', text: t({ message: 'Decided', comment: 'requests' }) }]}
        />
      </TableFilters>
      <div className={styles.held} ref={keepsFocus}>
        {shown.length === 0 && (
          <Empty icon={IconTrashX} title={t`Nothing waits`}>
            {t`Requests to remove a company stand here.`}
          </Empty>
        )}
        {shown.map((removal) => (
          <Case
            key={removal.removalID}
            removal={removal}
            onSettle={() => setSettled(new Set([...settled, removal.removalID]))}
          />
        ))}
      </div>
      <TablePages total={total} />
    </ConsoleView>
  )
}

function useFacts({ soleTrader, ownDomain, run }: Removal): string[] {
  const { t } = useLingui()
  return [
    ...(soleTrader ? [t`sole trader, says the sender`] : []),
    ownDomain ? t`mailbox at the company’s domain` : t`mailbox elsewhere`,
    run ? t`somebody runs the company` : t`nobody runs the company`,
  ]
}

function Case({ removal, onSettle }: { removal: Removal; onSettle: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths, formats } = useSite()
  const { showSuccess } = useToasts()
  const [asked, setAsked] = useState<'remove' | 'refuse'>()
  const { removalID, businessID, companyName, email, reason, state, requestedAt, decision } = removal
  const states = {
    waiting: t({ message: 'Waiting', comment: 'a removal' }),
    hidden: t({ message: 'Hidden', comment: 'a company, until it is decided' }),
    removed: t({ message: 'Removed', comment: 'a company' }),
    refused: t({ message: 'Refused', comment: 'a removal' }),
  }
  async function decide(words: string): Promise<void> {
    await api.removals.decide({ params: { id: removalID }, body: { remove: asked === 'remove', reason: words } })
    onSettle()
    showSuccess(asked === 'remove' ? states.removed : states.refused)
  }
  return (
    <Card as="article" pad="m">
      <h2>
        <Link className="link" to={paths.admin(`businesses/${businessID}`)}>
          <UserText text={companyName} />
        </Link>
      </h2>
      <p className="row between">
        <span className="muted small">
          {[email && shownEmail(email), formats.dateTime(requestedAt)].filter(Boolean).join(' · ')}
        </span>
        <Badge>{states[state]}</Badge>
      </p>
      <p className="small">{useFacts(removal).join(' · ')}</p>
      <p className={styles.words}>{reason}</p>
      {decision && <p className={styles.quote}>{decision}</p>}
      {(state === 'waiting' || state === 'hidden') && (
        <div className="row">
          <Button look="danger" onClick={() => setAsked('remove')}>
            <Trans comment="a company">Remove for good</Trans>
          </Button>
          <Button onClick={() => setAsked('refuse')}>
            <Trans comment="a removal">Refuse</Trans>
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          about={removalID}
          title={asked === 'remove' ? t`Remove ${companyName} for good?` : t`Refuse this removal?`}
          yes={
            asked === 'remove'
              ? t({ message: 'Remove for good', comment: 'a company' })
              : t({ message: 'Refuse', comment: 'a removal' })
          }
          look={asked === 'remove' ? 'danger' : 'primary'}
          hint={t`The sender gets it by e-mail.`}
          act={decide}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
