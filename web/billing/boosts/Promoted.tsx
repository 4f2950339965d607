// Promoted slot, fetched in view.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSpeakerphone } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { PromotedResult } from '#contract/billing/boosts/boosts.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { CompactBusinessCard } from '#web/identity/businesses/card.tsx'
import { ProductTile, tileOf } from '#web/catalog/products/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { showBoost, type Slot } from './load.ts'
import { rememberClick, rememberShown } from './memory.ts'
import styles from './Promoted.module.css'

export function Promoted(slot: Slot) {
  return <InView key={JSON.stringify(slot)} {...slot} />
}

function InView(slot: Slot) {
  const api = useApi()
  const [shown, setShown] = useState<PromotedResult>()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void showBoost(api, slot, controller.signal).then(setShown)
    })
    observer.observe(element.current!)
    return () => (observer.disconnect(), controller.abort())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per slot
  }, [])
  return (
    <div ref={element} className={styles.slot}>
      {shown && <PromotedAside shown={shown} level={3} />}
    </div>
  )
}

export function PromotedAside({ shown, level }: { shown: PromotedResult; level: 2 | 3 }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const { boostID } = shown
  useEffect(() => rememberShown(boostID), [boostID])

  function clicked({ boostID, business, product }: PromotedResult): void {
    rememberClick((business ?? product)!.businessID, boostID)
    api.boosts.click({ params: { boostID } }).catch(() => {})
  }
  return (
    <aside
      className={styles.card}
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
  )
}
