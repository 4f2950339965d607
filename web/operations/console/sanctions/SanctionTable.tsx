// Sanction table with revocation and appeals.
import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconBan, IconCircleCheck, IconCircleDashed, IconClock, IconGavel } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Sanction } from '#contract/trust/sanctions/sanctions.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { useActStates, useKindNames, useRuleNames } from './names.ts'
import styles from './Sanctions.module.css'

type SanctionDecision = { sanction: Sanction; what: 'end' | 'uphold' | 'reverse' }

export function SanctionTable({ sanctions, total }: { sanctions: readonly Sanction[]; total?: number }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<SanctionDecision>()
  const columns = useColumns((sanction, what) => setAsked({ sanction, what }))
  return (
    <section>
      {total === undefined && <h2 className={styles.heading}>{t`Decisions`}</h2>}
      <DataTable
        label={t`Decisions`}
        columns={columns}
        rows={sanctions}
        total={total ?? sanctions.length}
        rowKey={({ id }) => id}
        usualSort="-decidedAt"
        {...(total === undefined && {
          empty: (
            <Empty icon={IconGavel} title={t`No decisions`}>
              {t`Nothing was ever decided here.`}
            </Empty>
          ),
        })}
      />
      {asked && <Decide {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function useColumns(ask: (sanction: Sanction, what: SanctionDecision['what']) => void): Column<Sanction>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const states = useActStates()
  const kinds = useKindNames()
  const rules = useRuleNames()
  return [
    {
      key: 'what',
      label: t`What`,
      main: true,
      cell: ({ objectKind, objectName, act, appeal }) => (
        <>
          <Text>{states[act]}</Text> <span className="muted">{kinds[objectKind]}</span> <Text>{objectName}</Text>
          {appeal && <p className={styles.appeal}>{appeal}</p>}
        </>
      ),
    },
    {
      key: 'subject',
      label: t`Whose`,
      cell: ({ subjectKind, subjectID, subjectName }) => (
        <Link className="link" to={paths.admin(`${subjectKind === 'user' ? 'people' : 'businesses'}/${subjectID}`)}>
          {subjectName}
        </Link>
      ),
    },
    { key: 'rule', label: t`Rule`, cell: ({ rule }) => rules[rule] },
    { key: 'reason', label: t`Reason`, wide: true, cell: ({ reason }) => reason },
    { key: 'by', label: t`By`, cell: ({ decidedBy }) => decidedBy },
    {
      key: 'at',
      label: t`Time`,
      sort: 'decidedAt',
      cell: ({ decidedAt }) => <span className="nowrap">{formats.date(decidedAt)}</span>,
    },
    { key: 'state', label: t`Status`, cell: (sanction) => <State sanction={sanction} /> },
    { key: 'act', label: t`Actions`, cell: (sanction) => <Actions sanction={sanction} ask={ask} /> },
  ]
}

function State({ sanction }: { sanction: Sanction }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { act, endedAt, endsAt, appealedAt, appealDecidedAt, appealUpheld } = sanction
  if (appealedAt && !appealDecidedAt) return <StateMark look="warn" icon={IconClock}>{t`Appealed`}</StateMark>
  if (appealUpheld === false) return <StateMark look="plain" icon={IconArrowBackUp}>{t`Reversed on appeal`}</StateMark>
  if (endedAt)
    return <StateMark look="plain" icon={IconCircleCheck}>{t`Over since ${formats.date(endedAt)}`}</StateMark>
  if (act === 'warn') return <StateMark look="plain" icon={IconCircleDashed}>{t`Warned`}</StateMark>
  return (
    <StateMark look="bad" icon={IconBan}>
      {endsAt ? t`Until ${formats.date(endsAt)}` : t`In force`}
    </StateMark>
  )
}

function Actions({
  sanction,
  ask,
}: {
  sanction: Sanction
  ask: (sanction: Sanction, what: SanctionDecision['what']) => void
}) {
  const { t } = useLingui()
  const ownID = useSession()?.userID
  const { act, objectKind, endedAt, appealedAt, appealDecidedAt, decidedByID } = sanction
  if (appealedAt && !appealDecidedAt) {
    if (decidedByID === ownID) return <span className="muted small">{t`Somebody else decides`}</span>
    return (
      <div className="row">
        <Button look="soft" onClick={() => ask(sanction, 'uphold')}>{t`Uphold`}</Button>
        <Button look="primary" onClick={() => ask(sanction, 'reverse')}>{t`Reverse`}</Button>
      </div>
    )
  }
  if (endedAt || act === 'warn' || (act === 'terminate' && objectKind === 'user')) return null
  return <Button look="soft" onClick={() => ask(sanction, 'end')}>{t`Take back`}</Button>
}

function Decide({ sanction, what, onClose }: SanctionDecision & { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showSuccess } = useToasts()
  const texts = {
    end: { title: t`Take back the decision`, yes: t`Take back` },
    uphold: { title: t`The decision stands`, yes: t`Uphold` },
    reverse: { title: t`The decision is reversed`, yes: t`Reverse` },
  }[what]
  async function act(reason: string): Promise<void> {
    const params = { id: sanction.id }
    if (what === 'end') await api.sanctions.end({ params, body: { reason } })
    else await api.sanctions.decideAppeal({ params, body: { upheld: what === 'uphold', reason } })
    showSuccess()
    await revalidate()
  }
  return (
    <ReasonDialog about={sanction.id} title={texts.title} yes={texts.yes} act={act} onClose={onClose}>
      <p>{sanction.objectName}</p>
      {sanction.appeal && <p className={styles.appeal}>{sanction.appeal}</p>}
    </ReasonDialog>
  )
}
