// Breadcrumbs for crawlers.
import type { MetaInput } from './page.ts'

export function trailOf(
  { paths, absolute }: Pick<MetaInput<unknown>, 'paths' | 'absolute'>,
  steps: { name: string; path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'WBN', path: paths.home() }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
