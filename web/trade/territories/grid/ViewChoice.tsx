// Views of the grid.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useSite } from '#web/foundation/page.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { Link } from '#web/ui/Link.tsx'
import styles from './Grid.module.css'
import { regionNames } from './region-names.ts'
import { regions } from './regions.ts'
import { textOfView, type View } from './views.ts'

const drawn = new Set(['europe', 'africa'])

export function ViewChoice({ businessID, view, total }: { businessID: string; view: View; total: number }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const hrefOf = (text: string) => paths.territories({ businessID }, text ? { view: text } : {})
  const current = textOfView(view)
  return (
    <>
      <nav className={styles.views} aria-label={t`Countries shown`}>
        <Link to={hrefOf('')} aria-current={current === '' ? 'true' : undefined} preventScrollReset>
          <Trans>My markets</Trans>
        </Link>
        {regions
          .filter(({ key }) => drawn.has(key))
          .map(({ key }) => (
            <Link
              key={key}
              className={styles.wide}
              to={hrefOf(key)}
              aria-current={current === key ? 'true' : undefined}
              preventScrollReset
            >
              {i18n._(regionNames[key])}
            </Link>
          ))}
        <Link to={hrefOf('all')} aria-current={current === 'all' ? 'true' : undefined} preventScrollReset>
          <Trans comment="all countries">All {total}</Trans>
        </Link>
      </nav>
      <Select
        label={t({ message: 'Region', context: 'of the world' })}
        value={view.kind === 'region' ? view.key : ''}
        onChange={(event) => void navigate(hrefOf(event.target.value), { preventScrollReset: true })}
      >
        <option value="">{t`A region …`}</option>
        {regions.map(({ key }) => (
          <option key={key} value={key}>
            {i18n._(regionNames[key])}
          </option>
        ))}
      </Select>
    </>
  )
}
