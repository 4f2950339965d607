// Page module assets from the browser manifest.
import type { Locale } from '#contract/foundation/locales.ts'
import type { PageHandle } from '#web/foundation/page.ts'
import { wordAreasOf } from '#web/foundation/word-areas.ts'
import type { PageAssets } from './document.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

/** Browser entry of a page, below web/. */
export function entryOf(module: string): string {
  return module.startsWith('operations/console/') ? 'app/entry.console.tsx' : 'app/entry.client.tsx'
}

export type AssetsInput = Pick<PageHandle, 'module' | 'isPrivate' | 'page'>

/** Loading order; memoized. */
export function assetsBy(manifest: Manifest): (page: AssetsInput, locale: Locale) => PageAssets {
  const known = new Map<string, PageAssets>()
  const font = Object.keys(manifest).find((key) => key.endsWith('inter-latin-wght-normal.woff2'))

  function collect(key: string, seen: Set<string>, styles: Set<string>, scripts: Set<string>, entry: string): void {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const one of chunk.imports ?? []) collect(one, seen, styles, scripts, entry)
    for (const one of chunk.css ?? []) styles.add(`/${one}`)
    if (key !== entry) scripts.add(`/${chunk.file}`)
  }

  return ({ module, isPrivate, page }, locale) => {
    const name = `${module} ${locale}`
    let assets = known.get(name)
    if (!assets) {
      const entry = entryOf(module)
      const seen = new Set<string>()
      const styles = new Set<string>()
      const scripts = new Set<string>()
      const words = [`locales/${locale}.po`]
      words.push(...wordAreasOf(module, isPrivate).map((area) => `locales/${area}/${locale}.po`))
      for (const key of [entry, ...words, `${module}.tsx`]) collect(key, seen, styles, scripts, entry)
      for (const late of page?.drawnLate ?? []) collect(`${late}.tsx`, seen, styles, new Set(), entry)
      assets = {
        styles: [...styles],
        scripts: [...scripts],
        entry: [`/${manifest[entry]!.file}`],
        font: font && `/${manifest[font]!.file}`,
      }
      known.set(name, assets)
    }
    return assets
  }
}
