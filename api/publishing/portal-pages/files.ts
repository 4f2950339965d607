// Data of the portals: a file each, `files/<key>.json`, with copy in four languages and facts with their sources; read once at start.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from '#contract/foundation/locales.ts'

export type PortalFile = {
  key: string
  title: Names
  lead: Names
  countries: string[]
  /** Of a state or city: companies by the ids of states and, where given, by the names of cities in them. */
  place?: { states: string[]; cities?: string[] }
  /** Market regions that it belongs to. */
  markets: string[]
  currencies: string[]
  industries: string[]
  exports: { goods: string[]; source: { name: string; year: number; url: string } }
  ports: string[]
  fairs: { name: string; city: string }[]
}

const folder = join(import.meta.dirname, 'files')
function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

export const portalFiles: ReadonlyMap<string, PortalFile> = new Map(
  readdirSync(folder).map((name) => {
    const file = read<PortalFile>(join(folder, name))
    return [file.key, file]
  }),
)

/** Names of chapters of the Harmonized System. */
export const goods = read<Record<string, Names>>(join(import.meta.dirname, 'goods.json'))
