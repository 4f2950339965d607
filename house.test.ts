// Architecture tests: imports, file sizes, names, words.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

const root = import.meta.dirname
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && existsSync(join(root, file)))
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const generated = new Set([
  'api/database/tables.ts',
  'auth/database/tables.ts',
  'kit/jobs/migrations/0002-pgboss.sql',
  'clients/typescript/calls.ts',
])

type Import = { file: string; from: string }
const imports: Import[] = code.flatMap((file) =>
  [
    ...read(file).matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ]
    .map((match) => target(file, (match[1] ?? match[2] ?? match[3])!))
    .map((from) => ({ file, from })),
)

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
function target(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier
}
function roomOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
}
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing[^/]*\.ts$/.test(file)

const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  kit: ['kit', 'contract'],
  'search-engine': ['search-engine'],
  illustrations: ['illustrations'],
  auth: ['auth', 'kit', 'contract'],
  api: ['api', 'search-engine', 'illustrations', 'kit', 'contract'],
  web: ['web', 'kit', 'contract'],
  mcp: ['mcp', 'kit', 'contract'],
  clients: ['clients', 'contract'],
  demo: ['demo', 'api', 'search-engine', 'illustrations', 'kit', 'contract', 'start'],
}
const rooms = new Set([...Object.keys(mayImport), 'start', 'e2e', 'bench', 'faults'])

test('a room knows only the rooms below it', () => {
  const wrong = imports.filter(({ file, from }) => {
    const allowed = mayImport[roomOf(file)]
    return allowed && !isTest(file) && rooms.has(roomOf(from)) && !allowed.includes(roomOf(from))
  })
  assert.deepEqual(wrong, [])
})

test('the contract imports zod and phone metadata only, the kit of the contract only what an endpoint and a refusal are', () => {
  const lent = ['zod', 'libphonenumber-js/min']
  const contract = imports.filter(
    ({ file, from }) =>
      roomOf(file) === 'contract' && !isTest(file) && roomOf(from) !== 'contract' && !lent.includes(from),
  )
  assert.deepEqual(contract, [])
  const known = ['contract/foundation/endpoint.ts', 'contract/foundation/refusals.ts']
  const kit = imports.filter(
    ({ file, from }) => roomOf(file) === 'kit' && !isTest(file) && roomOf(from) === 'contract' && !known.includes(from),
  )
  assert.deepEqual(kit, [])
})

/** Districts in order per room; root files are its assembly, last. */
const districts = `
  database locales ui foundation
  identity trust catalog social billing trade publishing discovery operations integration
  build server app
`
  .trim()
  .split(/\s+/)
const divided = ['contract', 'api', 'web']

function districtOf(path: string): string | undefined {
  const [room, district, ...rest] = path.split('/')
  if (!divided.includes(room!)) return undefined
  return rest.length > 0 ? district! : 'root'
}
const levelOf = (district: string) => (district === 'root' ? districts.length : districts.indexOf(district))

function capabilityOf(path: string): string | undefined {
  return /^(?:contract|api|web)\/[^/]+\/[^/]+/.exec(path)?.[0]
}

test('every folder of contract, api and web is a district of the table', () => {
  const unknown = code.map(districtOf).filter((district) => district && levelOf(district) < 0)
  assert.deepEqual([...new Set(unknown)], [])
})

test('a file imports its own district and those before it', () => {
  const wrong = imports.filter(({ file, from }) => {
    const [own, other] = [districtOf(file), districtOf(from)]
    return !isTest(file) && own && other && roomOf(file) === roomOf(from) && levelOf(other) > levelOf(own)
  })
  assert.deepEqual(wrong, [])
})

const faces: Record<string, { file: string; from: string }> = {
  api: { file: 'lookup.ts', from: 'foundation' },
  web: { file: 'card.tsx', from: 'identity' },
}
function isCapability(path: string): boolean {
  const face = faces[roomOf(path)]
  const level = levelOf(districtOf(path) ?? '')
  return !!face && path.split('/').length > 3 && level >= levelOf(face.from) && level < levelOf('build')
}

test('neighbors lend one face: lookup.ts on the server, card.tsx in the browser', () => {
  const wrong = imports.filter(({ file, from }) => {
    if (isTest(file) || !isCapability(file) || !isCapability(from) || roomOf(file) !== roomOf(from)) return false
    return capabilityOf(file) !== capabilityOf(from) && !from.endsWith(`/${faces[roomOf(file)]!.file}`)
  })
  assert.deepEqual(wrong, [])
})

test('only the opening of the built-in search knows it: all else asks a backend', () => {
  const outside = code.filter((file) => !/^(search-engine|bench|house)\b|\.test\.ts$/.test(file))
  const knowing = outside.filter((file) => /\bSearchIndex\b|search-engine\/built-in/.test(read(file)))
  assert.deepEqual(knowing, ['api/discovery/search/open-built-in.ts', 'api/discovery/search/snapshot-store.ts'])
})

type FolderOf = (path: string) => string | undefined

function cyclesAmong(folderOf: FolderOf): string[][] {
  const edges = new Map<string, Set<string>>()
  for (const { file, from } of imports) {
    const [importer, imported] = [folderOf(file), folderOf(from)]
    if (isTest(file) || !importer || !imported || importer === imported) continue
    edges.set(importer, (edges.get(importer) ?? new Set()).add(imported))
  }
  const reached = (from: string) => {
    const seen = new Set(edges.get(from))
    for (const one of seen) for (const next of edges.get(one) ?? []) seen.add(next)
    return seen
  }
  const reaching = new Map([...edges.keys()].map((one) => [one, reached(one)]))
  const inCycles = [...reaching].filter(([one, seen]) => seen.has(one))
  return inCycles.map(([one, seen]) => [one, ...[...seen].filter((other) => reaching.get(other)?.has(one))])
}

test('capabilities and folders of the auth service import downwards only: none imports another that imports it', () => {
  assert.deepEqual(
    cyclesAmong((path) => (isCapability(path) ? capabilityOf(path) : undefined)),
    [],
  )
  assert.deepEqual(
    cyclesAmong((path) => /^auth\/([^/]+)\//.exec(path)?.[1]),
    [],
  )
})

function reachedFrom(list: string, leaving: (page: string) => boolean = () => true): string[] {
  const [, listed] = new RegExp(`const ${list}: Page\\[\\] = \\[(.*?)\\n\\]`, 's').exec(read('web/app/routes.tsx'))!
  const pages = [...listed!.matchAll(/'([\w-]+(?:\/[\w-]+)*\/\w+Page)'/g)]
    .map((match) => `web/${match[1]}.tsx`)
    .filter(leaving)
  assert.ok(pages.length > 10)
  const reached = new Set(['web/app/entry.client.tsx', ...pages])
  for (const one of reached) for (const { file, from } of imports) if (file === one) reached.add(from)
  return [...reached]
}
const isIn = (parts: readonly string[]) => (file: string) =>
  parts.some((part) => file === `web/${part}` || file.startsWith(`web/${part}/`))

test('no page of the site reaches the console, which has an entry of its own', () => {
  const reached = [...reachedFrom('publicPages'), ...reachedFrom('privatePages')]
  assert.deepEqual(reached.filter(isIn(['operations/console'])), [])
})

test('lookup.ts lends functions and types, no text of SQL: other statements ask views and functions of the database', () => {
  const isText = /^export (const \w+(: string)? = (\(.*?\)(: string)? => )?`|function \w+\([^{]*\): string \{)/s
  const isSQL = /`[^`]*\b(select|exists|insert|update|delete|case|is null)\b/
  const lent = code
    .filter((file) => /^api\/.*\/lookup\.ts$/.test(file))
    .flatMap((file) => {
      const own = [...read(file).matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => ({
        file,
        name: match[1]!,
      }))
      const others = [...read(file).matchAll(/^export \{([^}]*)\} from '(.*?)'/gm)].flatMap((match) =>
        [...match[1]!.matchAll(/(\w+)( as \w+)?/g)].map((name) => ({ file: target(file, match[2]!), name: name[1]! })),
      )
      return [...own, ...others]
    })
  const texts = lent.filter(({ file, name }) => {
    const declaration = new RegExp(`^export (const|function) ${name}\\b.*?(?=\n\n|\n}\n|$(?![^]))`, 'ms').exec(
      read(file),
    )?.[0]
    return declaration && isText.test(declaration) && isSQL.test(declaration)
  })
  assert.deepEqual(texts, [])
})

test('a table of the API is named in the statements of one capability: neighbors read views and functions', () => {
  // Counters and events are shared; imports write in bulk.
  const shared = new Set(['counters', 'events'])
  const inBulk = 'api/operations/imports'
  const migrations = files.filter((file) => /^api\/database\/migrations\/.*\.sql$/.test(file)).map(read)
  const tables = migrations.flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map((match) => match[1]!))
  const renamed = migrations.flatMap((text) => [...text.matchAll(/^alter table (\w+) rename to (\w+)/gm)])
  const names = tables.map((table) => renamed.find(([, before]) => before === table)?.[2] ?? table)
  const naming = code.filter(
    (file) => /^api\/[^/]+\/[^/]+\/.*\.ts$/.test(file) && !isTest(file) && !file.endsWith('.child.ts'),
  )
  const shares = names.flatMap((table) => {
    const camel = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const sql = new RegExp(`\\b(from|join|into|update|delete from) ${table}\\b`)
    const typed = new RegExp(`(selectFrom|insertInto|updateTable|deleteFrom|Join|sql\\.table)\\(\\s*'${camel}\\b`)
    const capabilities = naming
      .filter((file) => sql.test(read(file)) || typed.test(read(file)))
      .map((file) => capabilityOf(file)!)
      .filter((capability) => capability !== inBulk)
    const distinct = [...new Set(capabilities)]
    return distinct.length > 1 && !shared.has(table) ? [{ table, distinct }] : []
  })
  assert.deepEqual(shares, [])
})

test('no file outgrows its room: 300 lines', () => {
  const large = files.filter((file) => !generated.has(file) && read(file).split('\n').length > 301)
  assert.deepEqual(large, [])
})

test('no folder outgrows its room: 30 modules beside their tests and styles', () => {
  const modules = code.filter((file) => !isTest(file))
  const large = [...Map.groupBy(modules, dirname)].filter(([, inside]) => inside.length > 30)
  assert.deepEqual(
    large.map(([folder]) => folder),
    [],
  )
})

test('nothing is named for its layer or for nothing, and things have names', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|core|lib|services?|managers?)(\/|\.|$)/
  assert.deepEqual(
    files.filter((file) => vague.test(file)),
    [],
  )
  const configuration = /\.config\.ts$/
  const nameless = code.filter((file) => !configuration.test(file) && /^export default\b/m.test(read(file)))
  assert.deepEqual(nameless, [])
})

test('types are nouns', () => {
  const participles =
    /^(?:export )?(?:type|interface|class) (?:Sent|Told|Shown|Found|Known|Given|Kept|Chosen|Seen|Taken|Written|(?!(?:D|F|N|Sp)eed\b)[A-Z][a-z]+ed)\b/m
  assert.deepEqual(
    code.filter((file) => !generated.has(file) && participles.test(read(file))),
    [],
  )
})

test('nothing is left open', () => {
  const open = /\b(TODO|FIXME|XXX)\b|[Cc]oming soon|[Ll]orem ipsum|[Nn]ot implemented|\.(skip|only|todo)\(/
  const left = files.filter((file) => file !== 'house.test.ts' && open.test(read(file)))
  assert.deepEqual(left, [])
})

test('no code or test names a section of the specification', () => {
  const naming = files.filter((file) => read(file).includes('\u00a7'))
  assert.deepEqual(naming, [])
})

test('only start/config.ts reads the settings', () => {
  const settings = /process\.env(\.(?!PATH\b)|\[)/
  const free = /^(start|e2e|bench|faults|demo|house)\b|\.test\.tsx?$|testing[^/]*\.ts$|generate\.ts$|^web\/build\//
  const reading = code.filter((file) => !free.test(file) && settings.test(read(file)))
  assert.deepEqual(reading, [])
})
