// /admin/reports/{id}: reports about one thing, and the decision.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconGavel, IconThumbUp, IconUserExclamation } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import lines from '../Facts.module.css'
import { Facts } from '../Facts.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useKindNames, useRuleNames } from '../sanctions/names.ts'
import { sanctionsAbout } from '../sanctions/load.ts'
import { SanctionDialog, type Choice } from '../sanctions/SanctionDialog.tsx'
import { SanctionTable } from '../sanctions/SanctionTable.tsx'
import styles from './Reports.module.css'
import { Severity } from './Severity.tsx'
import { AskEvidence } from './AskEvidence.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  const report = await api.reports.case({ params: { id: params['id']! }, signal })
  return { report, sanctions: await sanctionsAbout(api, report.subjectID, signal) }
}

export const meta: Meta<typeof loader> = ({ i18n, data }) => ({
  title: data?.report.name || t(i18n)({ message: 'Report', context: 'a thing' }),
  description: '',
  noindex: true,
})

type About = 'resource' | 'subject'

export function Component() {
  const { report, sanctions } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const kinds = useKindNames()
  const decide = useDecision()
  const [open, setOpen] = useState<About | 'dismiss'>()
  const { resourceType, resourceID, name, subjectKind, subjectID, subjectName, firstAt, strikes, hidden } = report
  const hasSubject = subjectID !== resourceID
  const close = () => setOpen(undefined)
  const about =
    open === 'subject'
      ? { kind: subjectKind, id: subjectID, name: subjectName }
      : { kind: resourceType, id: resourceID, name }
  return (
    <ConsoleView
      title={name || kinds[resourceType]}
      note={<Severity severity={report.severity} />}
      back={{ href: paths.admin('reports'), text: t`Reports` }}
      aside={
        <div className="row">
          <Button icon={IconThumbUp} onClick={() => setOpen('dismiss')}>{t`Dismiss`}</Button>
          {resourceType === 'review' && <AskEvidence reviewID={resourceID} />}
          {hasSubject && (
            <Button icon={IconUserExclamation} onClick={() => setOpen('subject')}>{t`Act on ${subjectName}`}</Button>
          )}
          <Button look="main" icon={IconGavel} onClick={() => setOpen('resource')}>{t`Take action`}</Button>
        </div>
      }
    >
      <Facts
        facts={[
          [t`Kind`, kinds[resourceType]],
          [t`First reported`, formats.dateTime(firstAt)],
          [t`Reporters`, String(report.reporters)],
          [t`Strikes in 12 months`, String(strikes)],
          [t`Shown`, hidden ? t`no` : t`yes`],
        ]}
      />
      {hasSubject && (
        <p>
          <Trans>Answers for it:</Trans>{' '}
          <Link className="link" to={paths.admin(`${subjectKind === 'user' ? 'people' : 'businesses'}/${subjectID}`)}>
            {subjectName}
          </Link>
        </p>
      )}
      <Evidence />
      <Statements />
      {sanctions && sanctions.length > 0 && <SanctionTable sanctions={sanctions} />}
      {open === 'dismiss' && (
        <ReasonDialog
          title={t`Dismiss the reports`}
          yes={t`Dismiss`}
          act={(reason) => decide({ act: 'none', reason })}
          onClose={close}
        >
          <p>{t`Nothing happens to it, and nobody is told.`}</p>
        </ReasonDialog>
      )}
      {(open === 'resource' || open === 'subject') && (
        <SanctionDialog
          {...about}
          only="moderators"
          rule={mostNamed(report.statements)}
          send={({ act, rule, explanation, days }: Choice, reason) => {
            if (act === 'reject' || act === 'terminate') throw new Error('Not offered here')
            return decide({ act, about: open, rule, explanation, reason, ...(days && { days }) })
          }}
          onClose={close}
        />
      )}
    </ConsoleView>
  )
}

function mostNamed(statements: readonly { reason: Choice['rule'] }[]): Choice['rule'] {
  const named = Map.groupBy(statements, ({ reason }) => reason)
  return [...named].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'other'
}

type Body = Parameters<ReturnType<typeof useApi>['reports']['decide']>[0]['body']

function useDecision(): (body: Body) => Promise<void> {
  const { report } = useLoaderData<typeof loader>()
  const api = useApi()
  const navigate = useNavigate()
  const { paths } = useSite()
  const { showSuccess } = useToasts()
  const { t } = useLingui()
  return async (body) => {
    await api.reports.decide({ params: { id: report.resourceID }, body })
    showSuccess(t`Decided`)
    await navigate(paths.admin('reports'))
  }
}

function Evidence() {
  const { report } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  const { content, evidence } = report
  if (evidence.length > 0)
    return (
      <Card as="section">
        <CardHeader title={t`The thread as it was reported`} />
        <ul className={lines.lines}>
          {evidence.map(({ author, content: words, datetime }) => (
            <li key={datetime}>
              <strong>{author ? nameOf(author) : '–'}</strong>{' '}
              <span className="muted small">{formats.dateTime(datetime)}</span>
              <p className={styles.quote}>{words}</p>
            </li>
          ))}
        </ul>
      </Card>
    )
  if (!content) return null
  return (
    <Card as="section">
      <CardHeader title={t`As it is now`} />
      <p className={styles.content}>{content}</p>
    </Card>
  )
}

function Statements() {
  const { report } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  const rules = useRuleNames()
  const { statements, content } = report
  return (
    <Card as="section">
      <CardHeader title={<Plural value={statements.length} one="# report" other="# reports" />} />
      <ul className={lines.lines}>
        {statements.map((one) => (
          <li key={one.id} className={styles.statement}>
            <span>
              <strong>{rules[one.reason]}</strong>{' '}
              <span className="muted small">
                {one.reporter} · {formats.dateTime(one.reportedAt)}
              </span>
            </span>
            {one.text && <p>{one.text}</p>}
            {one.content && one.content !== content && (
              <div>
                <span className="muted small">{t`As it was then`}</span>
                <p className={styles.quote}>{one.content}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
