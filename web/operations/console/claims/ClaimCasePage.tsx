// /admin/claims/{id}: sides of a claim, and the decision.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { OwnershipCase } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { inLine } from '#kit/direction.ts'
import { shownHost } from '#kit/hosts.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useKindNames } from '#web/trust/verification/card.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import styles from './Case.module.css'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseSide } from './CaseSide.tsx'
import { ClaimState } from './ClaimsPage.tsx'
import { Decision } from './Decision.tsx'
import { LetterCard } from './LetterCard.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  return {
    read: await api.ownershipClaims.readCase({ params: { claimID: args.params['id']! }, signal }),
    readAt: Date.now(),
  }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data?.read.company.companyName ?? t(i18n)`Claims of companies`,
  description: '',
  noindex: true,
})

export function Component() {
  const { read, readAt } = useLoaderData<typeof loader>()
  const [shown, setShown] = useResettableState<OwnershipCase>(read, read)
  const [now] = useState(readAt)
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { company, until, own, appeal, warnings, letter } = shown
  const day = until && Date.parse(until) > now ? formats.date(until) : undefined
  return (
    <ConsoleView
      title={company.companyName}
      note={inLine([company.city, company.country.countryName])}
      back={{ href: paths.admin('claims'), text: t`Claims of companies` }}
      aside={<ClaimState state={shown.state} />}
    >
      {own && (
        <Note look="warn">
          <Trans>You belong to this company or are a side: somebody else must judge it.</Trans>
        </Note>
      )}
      {day && (
        <Note look="info">
          <Trans>The holder may answer until {day}.</Trans>
        </Note>
      )}
      {appeal && (
        <Note look="warn">
          <p className="semi">{t`A second look was asked for`}</p>
          <p className={styles.words}>{appeal.content}</p>
        </Note>
      )}
      <Warnings warnings={warnings} />
      <div className={styles.columns}>
        <div>
          <div className={styles.sides}>
            {shown.sides.map((side) => (
              <CaseSide key={`${side.kind} ${side.claimID} ${side.since}`} side={side} claimID={shown.claimID} />
            ))}
          </div>
          <CaseFacts shown={shown} />
        </div>
        <div>
          <Decision shown={shown} onChange={setShown} />
          {letter && <LetterCard shown={shown} letter={letter} onChange={setShown} />}
          <Decisions decisions={shown.decisions} />
        </div>
      </div>
    </ConsoleView>
  )
}

function Warnings({ warnings }: Pick<OwnershipCase, 'warnings'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const kinds = useKindNames()
  if (warnings.length === 0) return null
  return (
    <Note look="bad">
      <p className="semi">{t`Other companies have the same number or domain`}</p>
      <ul>
        {warnings.map(({ kind, subject, businessID, companyName }) => (
          <li key={`${kind} ${businessID}`}>
            {kinds[kind]} {shownHost(subject)}: <Link to={paths.admin(`businesses/${businessID}`)}>{companyName}</Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Decisions({ decisions }: Pick<OwnershipCase, 'decisions'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  if (decisions.length === 0) return null
  return (
    <Card as="section">
      <CardHeader title={t`Decisions`} />
      <ul className={styles.inside}>
        {decisions.map(({ outcome, reason, by, at }) => (
          <li key={at}>
            <p>
              <span className="semi">{outcome === 'approve' ? t`Approved` : t`Refused`}</span>{' '}
              <span className="muted small">
                {by}, {formats.dateTime(at)}
              </span>
            </p>
            <p className={styles.words}>{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
