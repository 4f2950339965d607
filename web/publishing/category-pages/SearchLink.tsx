// Link from a category to its companies.
import { useSite } from '#web/foundation/page.ts'
import { Link } from 'react-router'
import { legible } from '#web/foundation/paths.ts'

export function SearchLink({ name }: { name: string }) {
  const { paths } = useSite()
  return <Link to={legible(paths.search({ search: name }))}>{name}</Link>
}
