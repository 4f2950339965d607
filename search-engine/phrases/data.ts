// Bundled rows, read at first use. Sources: data/README.md.
import { readFileSync } from 'node:fs'

const files = ['roles', 'units', 'materials', 'properties', 'origins', 'trades', 'products', 'taxonomy', 'cities']

export function* bundledRows(): Generator<string> {
  for (const file of files) {
    const text = readFileSync(new URL(`data/${file}.tsv`, import.meta.url), 'utf8')
    for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) yield line
  }
}
