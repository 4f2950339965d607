// Record or file at the listing's domain.
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnershipProof } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Order } from './Order.tsx'
import type { ClaimView } from '../use-claim.ts'
import styles from './Proofs.module.css'

type Props = { view: ClaimView; method: 'dns' | 'file'; target: string; proof: OwnershipProof | undefined }

export function DomainProof({ view, method, target, proof }: Props) {
  const { t } = useLingui()
  const look = (text: string) => (
    <Order view={view} call={(claims, given) => claims.proveDomain({ ...given, body: { method } })}>
      {text}
    </Order>
  )
  if (!proof?.token) return look(method === 'dns' ? t`Show the record` : t`Show the line`)
  const problems: Record<string, string> = {
    missing: t`It was not found there.`,
    different: t`Another token was found there.`,
    unreachable: t`The domain does not answer.`,
  }
  return (
    <>
      <dl className={styles.values}>
        <Value name={method === 'dns' ? t`Name of the TXT record` : t`Address of the file`} value={target} />
        <Value
          name={method === 'dns' ? t`Value of the record` : t`Content of the file`}
          value={`wbn-verification=${proof.token}`}
        />
      </dl>
      <div className="row">
        {look(t`Look now`)}
        <LiveRegion as="span" className="muted small">
          {problems[proof.problem]} <Trans>It is looked for every hour.</Trans>
        </LiveRegion>
      </div>
    </>
  )
}

function Value({ name, value }: { name: string; value: string }) {
  const { t } = useLingui()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton
          text={() => value}
          done={t`Copied`}
          failed={t`The text could not be copied`}
          aria-label={t`Copy: ${name}`}
        >
          {t`Copy`}
        </CopyButton>
      </dd>
    </div>
  )
}
