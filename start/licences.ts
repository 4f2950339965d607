// `npm run check`: every package has a usable licence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Lock = Record<string, { license?: string; link?: boolean }>

const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Unlicense',
]
/** Used unchanged and apart from our code. `*`: any ending. */
const exceptions: [name: string, licence: string][] = [
  ['@fontsource-variable/*', 'OFL-1.1'], // typefaces
  ['@img/sharp-*', 'LGPL-3.0-or-later'], // libvips
  ['occt-import-js', 'LGPL-2.1'], // STEP files
  ['lightningcss*', 'MPL-2.0'],
  ['web-push', 'MPL-2.0'],
  ['caniuse-lite', 'CC-BY-4.0'], // browser figures
  ['@axe-core/playwright', 'MPL-2.0'], // tests
  ['axe-core', 'MPL-2.0'], // tests
  ['argparse', 'Python-2.0'], // tests
  ['argparse', 'PSF-2.0'], // tests
]
const stated: Record<string, string> = { 'png-js': 'MIT', 'parse-cache-control': 'BSD-3-Clause' }

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function isAllowed(name: string, licence: string): boolean {
  const plain = licence.replace(/[()]/g, '')
  if (plain.includes(' OR ') && plain.includes(' AND ')) return false
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => isAllowed(name, one))
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => isAllowed(name, one))
  const isNamed = (pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
  return free.includes(plain) || exceptions.some(([pattern, allowed]) => allowed === plain && isNamed(pattern))
}

export function licenceFaults(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { license, link }]) => {
    if (link || !path.includes('node_modules/')) return []
    const name = nameOf(path)
    const licence = license ?? stated[name]
    if (!licence) return [`${name}: no licence is named`]
    return isAllowed(name, licence) ? [] : [`${name}: ${licence} is not on the list of start/licences.ts`]
  })
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
    packages: Lock
  }
  const faults = licenceFaults(packages)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length ? 1 : 0
}
