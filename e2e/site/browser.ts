// Finds a Chromium; start it with `browserFlags`.
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader', // WebGL
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const librariesOfPackage = fileURLToPath(
  new URL('../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url),
)
const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))

/** CHROMIUM_PATH; @sparticuz/chromium (half the CPU); the system's; playwright's cache. */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH: ${given} does not run`)
  }
  for (const find of [ofPackage, ofSystem, ofPlaywright]) {
    const path = find().find(runs)
    if (path) return path
  }
  throw new Error(
    'No browser runs here: CHROMIUM_PATH is not set, and neither @sparticuz/chromium, nor chromium or chrome of the system, nor ' +
      'one of playwright starts. Install chromium, or set CHROMIUM_PATH to one.',
  )
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function ofSystem(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => folder && !folder.includes('node_modules'))
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].filter(isExecutable)
}

function ofPlaywright(): string[] {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
  const programs = [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
  ]
  return folders
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder!)
        .filter((name) => name.startsWith('chromium'))
        .map((name) => join(folder!, name)),
    )
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .filter(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function ofPackage(): string[] {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(librariesOfPackage)) return []
  const script = join(cache, 'run.sh')
  if (existsSync(script) && runs(script)) return [script]
  return unpack() ? [script] : []
}

// Unpacked on some clouds only. Relative names: the folder can be moved.
function unpack(): boolean {
  const fresh = `${cache}.new-${process.pid}`
  const libraries = join(fresh, 'al2023')
  mkdirSync(libraries, { recursive: true })
  const source = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`
  const env = { ...process.env, TMPDIR: fresh }
  const program = spawnSync(process.execPath, ['-e', source], { env, cwd: import.meta.dirname })
  const input = brotliDecompressSync(readFileSync(librariesOfPackage))
  const archive = spawnSync('tar', ['-x', '-C', libraries], { input })
  const failed = [program, archive].find(({ status }) => status !== 0)
  if (failed) {
    rmSync(fresh, { recursive: true, force: true })
    console.error(
      `@sparticuz/chromium could not be unpacked: ${failed.error ?? String(failed.stderr).trim().split('\n').at(-1)}`,
    )
    return false
  }
  const lines = [
    '#!/bin/sh',
    'here=$(cd "$(dirname "$0")" && pwd)',
    'export LD_LIBRARY_PATH="$here/al2023/lib"',
    `export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${fontFolder()}}"`,
    'exec "$here/chromium" "$@"',
  ]
  writeFileSync(join(fresh, 'run.sh'), `${lines.join('\n')}\n`)
  chmodSync(join(fresh, 'run.sh'), 0o755)
  chmodSync(join(fresh, 'chromium'), 0o755)
  rmSync(cache, { recursive: true, force: true })
  renameSync(fresh, cache)
  return true
}

function fontFolder(): string {
  return existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts/truetype') ? '/etc/fonts' : '$here/fonts'
}

if (import.meta.main) console.log(findBrowser())
