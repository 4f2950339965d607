// Bootstrap before npm scripts, Node 18 and newer: installs packages, finds Node. `… pages` also builds changed pages;
// `… tests` installs test dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wants = process.argv.slice(2)
const withTests = wants.includes('tests') || existsSync(join(root, 'node_modules/typescript'))
const needed = 24
const stamp = join(root, 'node_modules/.installed')
const shipped = join(root, 'node_modules/.bin/node')

function fail(message) {
  console.error(message)
  process.exit(1)
}

// Hash of contents: clones change times, npm its list.
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function isInstalled() {
  try {
    const [print, group] = readFileSync(stamp, 'utf8').split(' ')
    return print === fingerprint() && (!withTests || group === 'tests')
  } catch {
    return false
  }
}

function step(name, work) {
  console.log(`${name} …`)
  const begun = performance.now()
  work()
  console.log(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

function runNpm(node) {
  // `npm ci` needs a lock file with every platform's optional packages.
  const options = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    ...(withTests ? [] : ['--workspaces=false']),
  ]
  const npm = process.env.npm_execpath
  const [command, first] = npm && basename(npm).startsWith('npm') ? [node, [npm]] : ['npm', []]
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  const { status, error } = spawnSync(command, [...first, ...options], { cwd: root, stdio: 'inherit', env })
  if (status !== 0)
    fail(`npm install did not succeed${error ? `: ${error.message}` : ''}. Is the package registry reachable?`)
}

function install() {
  runNpm(process.execPath)
  // An old Node skips native packages that need a newer one.
  if (majorOf(process.execPath) < needed && majorOf(shipped) >= needed) runNpm(shipped)
  prune()
  writeFileSync(stamp, `${fingerprint()} ${withTests ? 'tests' : 'pages'}`)
}

// Files never read at run time.
const unread = [
  /\.[cm]?[jt]s\.map$|\.css\.map$|\.a$/,
  /^node-[^/]+\/include$/,
  /^@tabler\/icons\/(?!package\.json$|LICENSE$)|^@tabler\/icons-react\/dist\/cjs$/,
  /^(react-aria|react-aria-components|react-stately)\/dist\/.*\.c?js$|^stripe\/cjs$|^pdfkit\/js\/.*(browser|standalone)/,
  /^@fontsource-variable\/[^/]+\/files\/.*(italic|(standard|opsz|wdth)-normal)\.woff2$/,
  /^zod\/src$|\/dist-types\/ts3\.4$/,
  /^(@[^/]+\/)?[^/]+\/tests?$/,
  /(^|\/)@opentelemetry\/[^/]+\/build\/(esm|esnext)$/,
  /\/(?!.*(licen|notice))[^/]+\.md$/i,
]

function prune() {
  const folder = join(root, 'node_modules')
  for (const path of readdirSync(folder, { recursive: true }))
    if (unread.some((pattern) => pattern.test(path))) rmSync(join(folder, path), { recursive: true, force: true })
}

function majorOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1]) : 0
}

function findNode() {
  if (majorOf(shipped) >= needed) return shipped
  // `node` in the PATH may be the installed one.
  if (majorOf(process.execPath) >= needed) {
    rmSync(shipped, { force: true })
    symlinkSync(process.execPath, shipped)
    return shipped
  }
  return fail(
    `The Node that comes with the project does not run on ${process.platform}-${process.arch}, and this machine has ${process.version}. ` +
      `Install Node ${needed} or newer: https://nodejs.org`,
  )
}

function newestIn(folder) {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) newest = entry.name === 'dist' ? newest : Math.max(newest, newestIn(path))
    else if (!entry.name.endsWith('.test.ts')) newest = Math.max(newest, statSync(path).mtimeMs)
  }
  return newest
}

function buildPages(node) {
  const build = join(root, 'web/build/build.ts')
  const stamp = join(root, 'web/dist/built-from')
  if (!existsSync(build)) return
  const sources = Math.max(
    ...['web', 'contract', 'kit'].map((name) => newestIn(join(root, name))),
    statSync(join(root, 'package-lock.json')).mtimeMs,
  )
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= sources) return
  const environment = { ...process.env, NODE_ENV: 'production' }
  step('Building the pages', () => {
    const { status } = spawnSync(node, [build, '--if-needed'], { cwd: root, stdio: 'inherit', env: environment })
    if (status !== 0) fail('The pages could not be built; the reason stands above.')
  })
  if (existsSync(stamp)) utimesSync(stamp, new Date(), new Date())
}

if (!isInstalled()) step('Installing packages', install)
const node = findNode()
if (wants.includes('pages')) buildPages(node)
