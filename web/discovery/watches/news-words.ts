// Words of news and paces.
import { useLingui } from '@lingui/react/macro'
import type { NewsKind, SearchPace } from '#contract/discovery/watches/kinds.ts'
import type { News, NewsValue } from '#contract/discovery/watches/watches.ts'
import { plural } from '@lingui/core/macro'
import { useSite } from '#web/foundation/page.ts'

export function usePaceNames(): Record<SearchPace, string> {
  const { t } = useLingui()
  return {
    app: t({ message: 'In the app alone', comment: 'how new hits are told' }),
    daily: t({ message: 'Daily', comment: 'an email a day' }),
    weekly: t({ message: 'Weekly', comment: 'an email a week' }),
    paused: t({ message: 'Paused', comment: 'a saved search that tells nothing' }),
  }
}

/** `Price 3,930 → 3,690 USD`. */
export function useNewsText(): (news: News) => string {
  const { t } = useLingui()
  const { formats } = useSite()
  const valueOf = (value: NewsValue): string => {
    if (value?.price) {
      const { amount, currency, unit } = value.price
      return amount === null ? '–' : [formats.price(amount), currency, unit && `/ ${unit}`].filter(Boolean).join(' ')
    }
    if (value?.names) return value.names.join(', ') || '–'
    if (value?.number !== undefined) return formats.number(value.number)
    if (value?.yes !== undefined) return value.yes ? t`Yes` : t`No`
    return value?.text ?? '–'
  }
  return ({ kind, old, new: next }) => {
    const [from, to] = [valueOf(old), valueOf(next)]
    const count = next?.number ?? 0
    const texts: Record<NewsKind, () => string> = {
      match: () => t({ message: 'New hit', comment: 'news of a saved search' }),
      import: () => t`${plural(count, { one: '# new product', other: '# new products' })}`,
      supplier: () => t`New supplier`,
      price: () => t`Price ${from} → ${to}`,
      minimumOrder: () => t`Minimum order ${from} → ${to}`,
      leadTime: () => t`Lead time in days ${from} → ${to}`,
      stock: () => t`In stock: ${from} → ${to}`,
      certificate: () => t`Certificates: ${from} → ${to}`,
      verified: () => (next?.yes ? t`Became verified` : t`No longer verified`),
    }
    return texts[kind]()
  }
}
