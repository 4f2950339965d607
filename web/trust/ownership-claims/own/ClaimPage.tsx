// /business/{id}/claim: who you are, the proof, what happens next.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { objectionDays } from '#contract/foundation/constants.ts'
import { openOwnershipStates, type OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import { inLine } from '#kit/direction.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useSession } from '#web/foundation/session.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { Steps } from './Steps.tsx'
import { EditorOrOwner, NextSteps } from './Asides.tsx'
import { focusStep, Next } from './states/Next.tsx'
import { Proofs } from './proofs/Proofs.tsx'
import { Unclaimable } from './Unclaimable.tsx'
import { stepNames, useClaim, type ClaimView } from './use-claim.ts'
import { Who } from './Who.tsx'
import { WhoLine } from './WhoLine.tsx'
import styles from './Claim.module.css'

const dayMs = 86_400_000
const endedStates = new Set<OwnershipState | undefined>(['withdrawn', 'released', 'lapsed'])

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  return { page: await api.ownershipClaims.read({ params: { id }, signal }), readAt: Date.now() }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  const { companyName } = data.page.business
  return { title: t(i18n)`Claim the page of ${companyName}`, description: '', noindex: true }
}

export function Component() {
  const { page: read } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const view = useClaim(read)
  const { page, step } = view
  const { claim } = page
  const session = useSession()
  const canClaim = claim !== null || page.state === 'listed' || page.state === 'held'
  const hasMoved = useFocusOnStep(`${step} ${claim?.state}`)
  const hasEnded = step === 'next' && endedStates.has(claim?.state)
  return (
    <div className={`wrap ${styles.page}`}>
      <Heading page={page} />
      {!canClaim ? (
        <Unclaimable page={page} />
      ) : (
        <>
          {!hasEnded && (
            <Steps
              label={t`Steps`}
              names={[t`Who you are`, t`Prove it`, t`What happens next`]}
              current={stepNames.indexOf(step)}
              done={t`done`}
            />
          )}
          <div className={styles.columns}>
            <div className={styles.column}>
              {session && !session.emailVerified && (
                <Note look="warn">
                  <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
                </Note>
              )}
              {page.state === 'held' && step !== 'next' && !claim?.access && (
                <Note look="info">
                  <Trans>
                    Somebody has already claimed this page. Your proof begins a contest: the holder has 7 days to
                    answer, and a person decides.
                  </Trans>
                </Note>
              )}
              {step === 'who' && <Who view={view} />}
              {step !== 'who' && claim && !hasEnded && <WhoLine claim={claim} onChange={() => view.go('who')} />}
              {step === 'proof' && <Proofs view={view} />}
              {step === 'next' && <Next view={view} hasMoved={hasMoved} />}
            </div>
            <Asides view={view} />
          </div>
        </>
      )}
    </div>
  )
}

function Heading({ page: { business } }: Pick<ClaimView, 'page'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { companyName, city, country, profilePhoto } = business
  return (
    <>
      <Breadcrumbs
        label={t`Path`}
        items={[{ name: companyName, href: paths.business(business) }, { name: t`Claim this page` }]}
      />
      <div className={styles.heading}>
        <Logo name={companyName} {...pictureOf(profilePhoto)} size={64} />
        <div>
          <h1>{t`Claim this page`}</h1>
          <p className="muted">
            {companyName} · <Flag emoji={country.emoji} /> {inLine([city, country.countryName])}
          </p>
        </div>
      </div>
    </>
  )
}

function Asides({ view: { page, step } }: { view: ClaimView }) {
  const { readAt } = useLoaderData<typeof loader>()
  const { formats, paths } = useSite()
  const isOver = page.claim !== null && !openOwnershipStates.includes(page.claim.state)
  const until = page.claim?.until ?? new Date(readAt + objectionDays * dayMs).toISOString()
  return (
    <aside className={styles.aside}>
      <NextSteps
        page={step === 'who' && isOver ? { ...page, claim: null } : page}
        days={objectionDays}
        end={formats.day(until)}
      />
      <EditorOrOwner />
      {page.claim?.state !== 'claimed' && (
        <p className="muted small">
          <Trans>
            Want it gone instead?{' '}
            <Link className="link" to={paths.removeListing(page.business)}>
              Remove this listing
            </Link>
          </Trans>
        </p>
      )}
    </aside>
  )
}

/** A new step takes the focus, as its old button is gone. */
function useFocusOnStep(step: string): boolean {
  const [first] = useState(step)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    focusStep()
  }, [step])
  return step !== first
}
