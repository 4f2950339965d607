// Link from a category to its companies, marked when empty.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Link } from '#web/ui/Link.tsx'
import { legible } from '#web/foundation/paths.ts'
import styles from './SearchLink.module.css'

export function SearchLink({ name, empty }: { name: string; empty?: true | undefined }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const link = <Link to={legible(paths.search({ search: name }))}>{name}</Link>
  if (!empty) return link
  return (
    <span className={styles.empty}>
      {link}
      <small>{t`none yet`}</small>
    </span>
  )
}
