// /business/{id}/verification: checked and unchecked facts. Owners make claims.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '#web/ui/icons.ts'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { hasPermission } from '#contract/identity/access.ts'
import type { CheckedClaim, PublicVerification } from '#contract/trust/verification/verification.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { bothOf, loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Verified } from '#web/ui/Badge.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ClaimRow } from './ClaimRow.tsx'
import { KindMark } from './KindMark.tsx'
import { useKindNames } from './names.ts'
import styles from './Verification.module.css'

// Lazy: few readers are owners.
const OwnClaims = lazyComponent(async () => (await import('./OwnClaims.tsx')).OwnClaims)

export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const [{ session }, verification] = await bothOf(
    api.businesses.read({ params: { id }, signal }).then((read) => {
      if (read.data.businessID !== id) canonical(paths.verification(read.data))
      return read
    }),
    api.verification.read({ params: { businessID: id }, signal }),
  )
  cacheTags(`business:${id}`)
  return { verification, access: session.access }
}

export const meta: Meta<typeof loader> = ({ data: { verification }, i18n }) => ({
  title: t(i18n)`Verification of ${verification.companyName}`,
  description: t(i18n)`What was checked of ${verification.companyName}, when, by whom and until when.`,
})

export function Component() {
  const { verification, access } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const { companyName, verified, businessID, key } = verification
  const isOwner = hasPermission('askVerification', access)
  return (
    <div className="wrap">
      <header className={styles.heading}>
        <h1>
          <Trans>Verification</Trans>
        </h1>
        <p className="row">
          <Link className="link" to={paths.business({ businessID, key })}>
            <UserText text={companyName} />
          </Link>
          <Verified verified={verified} label={verified ? t`Verified` : t`Not Verified`} />
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.page}>
          {isOwner ? (
            <Suspense>
              <OwnClaims businessID={businessID} checked={verification.claims} />
            </Suspense>
          ) : (
            <Checked claims={verification.claims} />
          )}
        </div>
        <div className={styles.page}>
          <Badge verification={verification} isOwner={isOwner} />
          <History verification={verification} />
        </div>
      </div>
    </div>
  )
}

function Checked({ claims }: { claims: readonly CheckedClaim[] }) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <CardHeader title={<Trans>What was checked</Trans>} />
      {claims.length === 0 ? (
        <p className={`muted ${styles.inside}`}>
          <Trans>Nothing has been checked yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {claims.map((claim) => (
            <ClaimRow
              key={`${claim.kind} ${claim.subject}`}
              {...claim}
              checkedBy={claim.checkedBy.join(', ') || t`Automatic check`}
              state={
                <span className={styles.ok}>
                  <Icon icon={IconCircleCheck} size="s" />
                  <Trans>Verified</Trans>
                </span>
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Badge({
  verification: { claims, notChecked },
  isOwner,
}: {
  verification: PublicVerification
  isOwner: boolean
}) {
  const { formats } = useSite()
  const names = useKindNames()
  return (
    <Card as="section">
      <CardHeader title={isOwner ? <Trans>What visitors see</Trans> : <Trans>What was not checked</Trans>} />
      <div className={styles.inside}>
        <ul className={styles.brief}>
          {isOwner &&
            claims.map(({ kind, subject, checkedAt }) => (
              <li key={`${kind} ${subject}`}>
                <KindMark checked>{names[kind]}</KindMark>
                <span className="muted small">{formats.month(checkedAt)}</span>
              </li>
            ))}
          {notChecked.map((kind) => (
            <li key={kind}>
              <KindMark checked={false}>{names[kind]}</KindMark>
              {isOwner && (
                <span className="muted small">
                  <Trans>not checked</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="muted small">
          <Trans>
            Each check is made on evidence, by a person or by a machine, and counts for a time. Nobody can buy it:
            memberships only let a company ask.
          </Trans>
        </p>
      </div>
    </Card>
  )
}

function History({ verification: { history } }: { verification: PublicVerification }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = useKindNames()
  if (history.length === 0) return null
  const happenings = {
    verified: t({ message: 'verified', comment: 'in a history: Company register: verified' }),
    expired: t({ message: 'expired', comment: 'in a history: Company register: expired' }),
    withdrawn: t({ message: 'withdrawn', comment: 'in a history: Company register: withdrawn' }),
  }
  return (
    <Card as="section">
      <CardHeader title={<Trans>History</Trans>} />
      <ol className={styles.history}>
        {history.map(({ kind, happened, at }) => (
          <li key={`${kind} ${happened} ${at}`}>
            <span className="muted num">{formats.date(at)}</span> {names[kind]}: {happenings[happened]}
          </li>
        ))}
      </ol>
    </Card>
  )
}
