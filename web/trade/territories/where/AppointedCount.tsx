// Number of appointed sellers and of their countries.
import { Plural } from '@lingui/react/macro'
import type { Seller } from '#contract/trade/territories/territories.ts'

export function AppointedCount({ sellers }: { sellers: readonly Seller[] }) {
  const appointed = sellers.filter(({ by }) => by === 'both')
  const covered = new Set(appointed.flatMap((one) => one.countries.map(({ code }) => code))).size
  return (
    <span>
      <Plural value={appointed.length} one="# appointed seller" other="# appointed sellers" />{' '}
      <Plural value={covered} one="in # country." other="in # countries." />
    </span>
  )
}
