// Promoted slot, fetched when it comes into view.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Promoted as PromotedCard } from '#contract/billing/boosts/boosts.ts'
import type { BoostPlace } from '#contract/billing/boosts/rules.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { CompactBusinessCard } from '#web/identity/businesses/card.tsx'
import { ProductTile, tileOf } from '#web/catalog/products/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { rememberClick, rememberShown, seenEnough } from './memory.ts'
import styles from './Promoted.module.css'

export type Slot = {
  place: BoostPlace
  nodes?: string[] | undefined
  countries?: string[] | undefined
}

export function Promoted(slot: Slot) {
  const key = JSON.stringify(slot)
  return <InView key={key} {...slot} />
}

function InView(slot: Slot) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const [shown, setShown] = useState<PromotedCard>()
  const level = slot.place === 'feed' ? 2 : 3
  const element = useRef<HTMLDivElement>(null)

  async function ask(): Promise<void> {
    const { promoted } = await api.boosts.show({ body: { ...slot, except: seenEnough() } })
    if (!promoted) return
    rememberShown(promoted.boostID)
    setShown(promoted)
  }
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // A missing advertisement is no error.
      ask().catch(() => {})
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a slot
  }, [])

  function clicked({ boostID, business, product }: PromotedCard): void {
    rememberClick((business ?? product)!.businessID, boostID)
    api.boosts.click({ params: { boostID } }).catch(() => {})
  }
  return (
    <div ref={element} className={styles.slot}>
      {shown && (
        <aside
          aria-label={t({ message: 'Promoted', comment: 'an advertisement' })}
          onClickCapture={({ target }) => (target as Element).closest('[data-promoted] a') && clicked(shown)}
        >
          <p className={styles.mark}>
            <span>
              <Icon icon={IconSpeakerphone} size="s" /> <Trans comment="an advertisement">Promoted</Trans>
            </span>
            <Link className="link" to={paths.text('advertise-with-us')}>
              <Trans>Why this?</Trans>
            </Link>
          </p>
          <div data-promoted>
            {shown.business && <CompactBusinessCard business={shown.business} level={level} />}
            {shown.product && (
              <div className={styles.product}>
                <ProductTile product={tileOf(shown.product)} level={level} />
              </div>
            )}
          </div>
        </aside>
      )}
    </div>
  )
}
