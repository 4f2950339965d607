// Second step: the list of proofs, one chosen.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '#web/ui/icons.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { ClaimPage, OwnershipProof, ProofOption } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { proofMethods, type ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { CodeForm } from './CodeForm.tsx'
import { DomainProof } from './DomainProof.tsx'
import { MailboxForm } from './MailboxForm.tsx'
import { Order } from './Order.tsx'
import { useOutlooks, useReasons } from '../reasons.ts'
import { Rung } from './Rung.tsx'
import { SharedNumbers } from '../SharedNumbers.tsx'
import type { ClaimView } from '../use-claim.ts'
import { useRungs } from './use-rungs.ts'
import shared from '../Claim.module.css'
import styles from './Proofs.module.css'

const DocumentForm = lazyComponent(async () => (await import('./DocumentForm.tsx')).DocumentForm)

export const codeField = 'claim-code'

export function Proofs({ view }: { view: ClaimView }) {
  const { t } = useLingui()
  const { go } = view
  const page = { ...view.page, options: view.page.options.filter(isOpenTo(view.page)) }
  const rungOf = useRungs()
  const [chosen, setChosen] = useChosen(page)
  const proof = chosen && openProof(page, chosen)
  return (
    <>
      <SharedNumbers warnings={page.warnings} />
      <Card as="section">
        <div className={shared.intro}>
          <h2 className={shared.title} id="claim-step" tabIndex={-1}>
            <Trans>Prove that you act for it</Trans>
          </h2>
          <p className="muted">
            <Trans>One proof is enough. The stronger ones make you owner at once; you can add one later.</Trans>
          </p>
        </div>
        <ul className={styles.acts} role="radiogroup" aria-label={t`Prove that you act for it`}>
          {page.options.map((option) => (
            <Rung
              key={option.method}
              {...rungOf(option)}
              disabled={option.outlook === 'unavailable'}
              chosen={option.method === chosen}
              onChoose={() => setChosen(option.method)}
              hint={<Outlook page={page} option={option} />}
            >
              <Proof view={view} option={option} />
            </Rung>
          ))}
        </ul>
      </Card>
      <div className="row between">
        <Button
          look="ghost"
          icon={IconArrowLeft}
          onClick={() => go(page.claim?.state === 'started' ? 'who' : undefined)}
        >
          <Trans>Back</Trans>
        </Button>
        <Button disabled={proof?.state !== 'sent'} onClick={() => document.getElementById(codeField)?.focus()}>
          <Trans>Enter the code</Trans>
        </Button>
      </div>
    </>
  )
}

const isOpenTo =
  ({ claim }: ClaimPage) =>
  ({ method }: ProofOption) =>
    claim?.state !== 'claimed' || method === 'document'

function useChosen({ options, claim }: ClaimPage): [ProofMethod | undefined, (method: ProofMethod) => void] {
  const asked = useSearchParams()[0].get('method')
  const possible = options.filter(({ outlook }) => outlook !== 'unavailable').map(({ method }) => method)
  const underWay = claim?.proofs.find(({ state }) => state === 'sent' || state === 'checking')?.method
  const counting = options.find(({ outlook }) => outlook === 'counts')?.method
  const wanted = [proofMethods.find((method) => method === asked), underWay, counting]
  const first = wanted.find((method) => method && possible.includes(method)) ?? possible[0]
  return useResettableState<ProofMethod | undefined>(first, asked)
}

export function openProof({ claim }: ClaimPage, method: ProofMethod): OwnershipProof | undefined {
  return claim?.proofs.find(
    (proof) => proof.method === method && (proof.state === 'sent' || proof.state === 'checking'),
  )
}

function Outlook({ page, option: { outlook, reasons } }: { page: ClaimPage; option: ProofOption }) {
  const reasonsOf = useReasons(page)
  const outlooks = useOutlooks()
  return (
    <p className="muted small">
      {reasonsOf(reasons)} <Text>{outlook !== 'unavailable' && outlooks[outlook]}</Text>
    </p>
  )
}

function Proof({ view, option: { method, target } }: { view: ClaimView; option: ProofOption }) {
  const { t } = useLingui()
  const proof = openProof(view.page, method)
  const late = !proof && view.page.claim?.proofs.some((one) => one.method === method && one.state === 'ended')
  if (method === 'document')
    return (
      <Suspense fallback={<Skeleton tall={64} />}>
        <DocumentForm view={view} />
      </Suspense>
    )
  if (method === 'dns' || method === 'file')
    return <DomainProof view={view} method={method} target={target} proof={proof} />
  return (
    <>
      {late && (
        <Note look="warn" status>
          <Trans>The last code counts no longer. Ask for a new one.</Trans>
        </Note>
      )}
      {method === 'mailbox' && <MailboxForm view={view} target={target} sent={proof !== undefined} />}
      {method === 'phone' && (
        <Order view={view} look={proof ? 'plain' : 'primary'} call={(claims, given) => claims.call(given)}>
          {proof ? t`Ring again` : t({ message: 'Ring now', context: 'telephone' })}
        </Order>
      )}
      {method === 'letter' && !proof && (
        <Order view={view} call={(claims, given) => claims.orderLetter(given)}>
          {t`Send the letter`}
        </Order>
      )}
      {proof && <CodeForm key={proof.proofID} view={view} proof={proof} method={method} />}
    </>
  )
}
