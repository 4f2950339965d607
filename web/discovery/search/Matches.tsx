// Reasons under a hit.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import styles from './Matches.module.css'
import type { Why } from './why.ts'

export function Matches({ why }: { why: Why | undefined }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (!why) return null
  const names = {
    exactName: t`exact name`,
    exactCode: t`exact part number`,
    nearName: t`similar name`,
    nearCode: t`similar part number`,
    type: t`product type`,
    category: t`category`,
    name: t({ message: 'name', comment: 'in: Matches: category · name' }),
    company: t`name of the company`,
    brand: t({ message: 'brand', comment: 'in: Matches: category · brand' }),
    code: t({ message: 'part number', comment: 'in: Matches: category · part number' }),
    specs: t({ message: 'specifications', comment: 'in: Matches: category · specifications' }),
    products: t`names of its products`,
    offered: t`categories of its products`,
    keywords: t({ message: 'keywords', comment: 'in: Matches: category · keywords' }),
    text: t({ message: 'description', comment: 'in: Matches: category · description' }),
    place: t({ message: 'place', comment: 'in: Matches: category · place' }),
    role: t`kind of company`,
    country: t({ message: 'country', comment: 'in: Matches: category · country' }),
  }
  const shown = why.matches.map(([kind, text = '']) => {
    if (kind === 'equivalent') return t`“${text}”`
    if (kind === 'near') return `≈ ${text}`
    return kind === 'amount' ? text : names[kind]
  })
  const missing = why.missing.map((text) => t`“${text}”`).join(', ')
  return (
    <p className={styles.why}>
      <Link to={paths.ranking()}>
        <Trans>Matches</Trans>
        <span className="sr">
          {' '}
          <Trans>and how results are ordered</Trans>
        </span>
      </Link>{' '}
      {[...shown, ...(missing ? [t`without ${missing}`] : [])].join(' · ')}
    </p>
  )
}
