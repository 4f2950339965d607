// Bundled rows. Sources: data/README.md.
import { readFileSync } from 'node:fs'

export const ownFiles = [
  'roles',
  'units',
  'materials',
  'properties',
  'origins',
  'trades',
  'products',
  'industry',
] as const
/** Less sure than the host's categories. */
export const weakFiles = ['taxonomy', 'cities', 'regions'] as const

export function* bundledRows(files: readonly string[] = [...ownFiles, ...weakFiles]): Generator<string> {
  for (const file of files) {
    const text = readFileSync(new URL(`data/${file}.tsv`, import.meta.url), 'utf8')
    for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) yield line
  }
}

export function makerNames(): string[] {
  const text = readFileSync(new URL('data/makers.txt', import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
