// Which messages each page needs: those of the files it imports, less those that every page has. Build time only.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = import.meta.dirname
const tables = ['routes.ts', 'more-routes.ts']
/** The part of the shell that visitors do not have; its words are a group of their own. */
const signedIn = 'shell/SignedIn.tsx'
const signedInGroup = 'shell/SignedIn'
// Types are no imports at run time.
const importing =
  /^import\s(?!type\b)([^'"]*?)\bfrom\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm
const lending = /^export \{([^}]+)\} from '(\.[^']+)'/gm

/**
 * Files below web/ that a file reaches by imports, itself included; `lazy`: also by those at run time. The route tables are not
 * followed: they reach every page.
 */
export function reach(file: string, { lazy: all = true } = {}, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(join(root, file))) return found
  found.add(file)
  if (tables.includes(file) || (file === signedIn && found.size > 1)) return found
  for (const [, names, from, lazy, bare] of readFileSync(join(root, file), 'utf8').matchAll(importing)) {
    const specifier = from ?? (all ? lazy : undefined) ?? bare ?? ''
    if (!/\.(tsx?|css)$/.test(specifier)) continue
    const imported = placeOf(specifier, file)
    if (imported) for (const one of writtenIn(imported, names)) reach(one, { lazy: all }, found)
  }
  return found
}

/** A file below web/, by how `file` names it. */
function placeOf(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('#web/')) return specifier.slice('#web/'.length)
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined
}

/** Where the names are written: the face of a folder lends what stands in other files. Without names, all that it lends. */
function writtenIn(file: string, names?: string): string[] {
  if (!existsSync(join(root, file))) return []
  const lent = [...readFileSync(join(root, file), 'utf8').matchAll(lending)].map(
    ([, list, from]) => [namesIn(list!), placeOf(from!, file)!] as const,
  )
  if (!names) return [file, ...lent.map(([, from]) => from)]
  const wanted = namesIn(names)
  const others = lent.filter(([list]) => list.some((name) => wanted.includes(name)))
  const isOwn = wanted.some((name) => !others.some(([list]) => list.includes(name)))
  return [...(isOwn ? [file] : []), ...others.map(([, from]) => from)]
}

function namesIn(list: string): string[] {
  return list.replace(/\btype \w+/g, '').match(/\w+/g) ?? []
}

/** The page modules of the route table, without ending: `home/HomePage`. */
export function pageIDs(): string[] {
  return tables.flatMap((table) => pagesIn(table))
}

export function pagesIn(table: string): string[] {
  return [...readFileSync(join(root, table), 'utf8').matchAll(/import\('\.\/([^']+)\.tsx'\)/g)].map(([, id]) => id!)
}

/** Every group of words; a page's is named by its id, and what only those of its parts say that come later (later.ts) is beside it. */
export function wordGroups(): string[] {
  return ['every', signedInGroup, ...pageIDs().flatMap((id) => [id, `${id}/later`])]
}

/** Does a message that occurs in `origins` belong to the group? `every`: what all pages have. */
export function groupOf(group: string): (origins: string[]) => boolean {
  const isIn = (files: Set<string>) => (origins: string[]) => origins.some((file) => files.has(file))
  const ofEvery = isIn(reach('entry.client.tsx'))
  if (group === 'every') return ofEvery
  const [, id, isLater] = /^(.+?)(\/later)?$/.exec(group)!
  const all = isIn(reach(`${id}.tsx`))
  const atOnce = id === signedInGroup ? all : isIn(reach(`${id}.tsx`, { lazy: false }))
  const own = isLater ? (origins: string[]) => all(origins) && !atOnce(origins) : atOnce
  return (origins) => own(origins) && !ofEvery(origins)
}
