// Page module assets from the browser manifest.
import type { Locale } from '#contract/foundation/locales.ts'
import type { PageHandle } from '#web/foundation/page.ts'
import type { PageAssets } from './document.ts'

/** `files`: the chunk by language, if it shows words. `isStyle`: no script. */
type Chunk = { file: string; isStyle?: boolean; files?: Record<string, string>; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

export function fileOf({ file, files }: Chunk, locale: Locale): string {
  return `/${files?.[locale] ?? file}`
}

export function entryOf(module: string): string {
  return module.startsWith('operations/console/') ? 'app/entry.console.tsx' : 'app/entry.client.tsx'
}

export type AssetsInput = Pick<PageHandle, 'module' | 'page'>

/** Loading order; memoized. */
export function assetsBy(manifest: Manifest): (page: AssetsInput, locale: Locale) => PageAssets {
  const known = new Map<string, PageAssets>()
  const font = Object.keys(manifest).find((key) => key.endsWith('inter-latin-wght-normal.woff2'))

  function collect(key: string, chunks: Set<string>, seen: Set<string>): void {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const one of chunk.imports ?? []) collect(one, chunks, seen)
    chunks.add(key)
  }

  return ({ module, page }, locale) => {
    const name = `${module} ${locale}`
    let assets = known.get(name)
    if (!assets) {
      const entry = entryOf(module)
      const chunks = new Set<string>()
      const seen = new Set<string>()
      for (const key of [entry, `${module}.tsx`]) collect(key, chunks, seen)
      const scripts = [...chunks].filter((key) => key !== entry && !manifest[key]!.isStyle)
      for (const late of page?.drawnLate ?? []) collect(`${late}.tsx`, chunks, seen)
      const styles = new Set([...chunks].flatMap((key) => manifest[key]!.css ?? []))
      assets = {
        styles: [...styles].map((style) => `/${style}`),
        scripts: scripts.map((key) => fileOf(manifest[key]!, locale)),
        entry: [fileOf(manifest[entry]!, locale)],
        font: font && `/${manifest[font]!.file}`,
      }
      known.set(name, assets)
    }
    return assets
  }
}
