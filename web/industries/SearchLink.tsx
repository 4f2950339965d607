// The name of an industry, category or subcategory as a link to the companies in it (1§2).
import { useSite } from '../page.ts'
import { legible } from '../paths.ts'

export function SearchLink({ name }: { name: string }) {
  const { paths } = useSite()
  return <a href={legible(paths.search({ search: name }))}>{name}</a>
}
