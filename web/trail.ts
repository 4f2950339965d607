// The way from the home page to a page, as crawlers read it.
import type { MetaAsk } from './page.ts'

/** A schema.org BreadcrumbList: home first, then the steps in their order. */
export function trailOf(
  { paths, absolute }: Pick<MetaAsk<unknown>, 'paths' | 'absolute'>,
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
