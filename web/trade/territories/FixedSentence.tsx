// Fixed sentences of competition law.
import { Trans } from '@lingui/react/macro'
import { Icon } from '#web/ui/Icon.tsx'
import { IconScale } from '#web/ui/icons.ts'
import styles from './Territories.module.css'

type Reader = 'owner' | 'buyer' | 'seeker'

export function FixedSentence({ reader, alone }: { reader: Reader; alone?: boolean }) {
  return (
    <p className={`${styles.fixed} ${alone ? styles.alone : ''}`}>
      <Icon icon={IconScale} />
      {reader === 'owner' ? <ForOwners /> : reader === 'buyer' ? <ForBuyers /> : <ForSeekers />}
    </p>
  )
}

function ForOwners() {
  return (
    <span className="small">
      <Trans>
        Appointing somebody never keeps a buyer from asking you or anyone else: no inquiry, product or search hit is
        hidden because of a territory. Resale prices and customer lists have no field here.
      </Trans>
    </span>
  )
}

function ForBuyers() {
  return (
    <span>
      <Trans>
        You may buy from any seller, also from the maker itself. An appointment says who represents the maker in a
        country; it gives no one the only right to serve you.
      </Trans>
    </span>
  )
}

function ForSeekers() {
  return (
    <span>
      <Trans>
        On WBN a maker may appoint up to five exclusive distributors for one country. Being appointed never keeps buyers
        from asking anyone else.
      </Trans>
    </span>
  )
}
