// Cards or table.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconListDetails, IconTable } from '#web/ui/icons.ts'
import type { View } from '../page-size.ts'
import { addressOf, type SearchQuery } from '../query.ts'
import { chooseView } from './preferences.ts'
import styles from './ViewSwitch.module.css'

export function ViewSwitch({ query }: { query: SearchQuery }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const link = (view: View) => ({
    to: paths.search(addressOf({ ...query, view, size: undefined, page: 1 })),
    rel: 'nofollow',
    'aria-current': query.view === view || undefined,
    onClick: () => chooseView(view),
  })
  return (
    <nav className={styles.views} aria-label={t({ message: 'View', comment: 'cards or a table' })}>
      <Link {...link('cards')}>
        <Icon icon={IconListDetails} />
        <span>
          <Trans comment="results as cards">Cards</Trans>
        </span>
      </Link>
      <Link {...link('table')}>
        <Icon icon={IconTable} />
        <span>
          <Trans comment="results as a table">Table</Trans>
        </span>
      </Link>
    </nav>
  )
}
