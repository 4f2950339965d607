// Signatures of both sides, as they stand in the copy.
import { Trans } from '@lingui/react/macro'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { otherSide } from '#contract/trade/ndas/states.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import styles from './Ndas.module.css'

export function Signatures({ nda }: { nda: Nda }) {
  const { formats } = useSite()
  const { side, signatures, as, with: other, state } = nda
  return (
    <div className={styles.signatures}>
      {[side, otherSide(side)].map((one) => {
        const signature = signatures.find((given) => given.side === one)
        const author = one === side ? as : other
        return (
          <div key={one} className={styles.signature}>
            <strong>
              <bdi>{signature?.firm ?? (author ? nameOf(author) : '–')}</bdi>
            </strong>
            {signature ? (
              <>
                <span>
                  <bdi>{signature.name}</bdi>, <bdi>{signature.role}</bdi>
                </span>
                <span className="muted small">{formats.dateTime(signature.signedAt)}</span>
                <span className="muted small">
                  <Trans>Network address: {signature.address}</Trans>
                </span>
              </>
            ) : (
              <span className="muted">
                {state === 'proposed' ? <Trans>Not signed yet</Trans> : <Trans>Not signed</Trans>}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
