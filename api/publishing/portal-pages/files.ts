// Portal data: `files/<key>.json`, read at start.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from '#contract/foundation/locales.ts'

export type PortalFile = {
  key: string
  title: Names
  lead: Names
  countries: string[]
  /** Companies by state ids and, if given, city names. */
  place?: { states: string[]; cities?: string[] }
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

export const goods = read<Record<string, Names>>(join(import.meta.dirname, 'goods.json'))
