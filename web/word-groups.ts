// Which messages each page needs: those of the files it imports, less those that every page has. Build time only.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = import.meta.dirname
const importing = /\bfrom\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm

/** Files below web/ that a file reaches by imports, itself included. The route table is not followed: it reaches every page. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(join(root, file))) return found
  found.add(file)
  if (file === 'routes.ts') return found
  for (const [, from, lazy, bare] of readFileSync(join(root, file), 'utf8').matchAll(importing)) {
    const specifier = (from ?? lazy ?? bare)!
    if (!/\.tsx?$/.test(specifier)) continue
    if (specifier.startsWith('.')) reach(normalize(join(dirname(file), specifier)), found)
    if (specifier.startsWith('#web/')) reach(specifier.slice('#web/'.length), found)
  }
  return found
}

/** The page modules of the route table, without ending: `home/HomePage`. */
export function pageIDs(): string[] {
  return [...readFileSync(join(root, 'routes.ts'), 'utf8').matchAll(/import\('\.\/([^']+)\.tsx'\)/g)].map(
    ([, id]) => id!,
  )
}

/** Does a message that occurs in `origins` belong to the group: a page's id, or `every` for what all pages have? */
export function groupOf(group: string): (origins: string[]) => boolean {
  const base = reach('entry.client.tsx')
  if (group === 'every') return (origins) => origins.some((file) => base.has(file))
  const own = reach(`${group}.tsx`)
  return (origins) => origins.some((file) => own.has(file)) && !origins.some((file) => base.has(file))
}
