// Link from an industry, category or subcategory to its companies.
import { useSite } from '#web/app/page.ts'
import { Link } from 'react-router'
import { legible } from '#web/app/paths.ts'

export function SearchLink({ name }: { name: string }) {
  const { paths } = useSite()
  return <Link to={legible(paths.search({ search: name }))}>{name}</Link>
}
