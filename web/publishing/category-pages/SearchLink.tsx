// Link from a category to its companies; an empty one says so.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Link } from 'react-router'
import { legible } from '#web/foundation/paths.ts'

export function SearchLink({ name, empty }: { name: string; empty?: true | undefined }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <Link to={legible(paths.search({ search: name }))}>
      {empty ? <span className="muted">{name}</span> : name}
      {empty && <span className="muted small"> {t`none yet`}</span>}
    </Link>
  )
}
