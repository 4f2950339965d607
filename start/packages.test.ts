// Package groups.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>
const ofServer = Object.keys(dependencies!)
const ofPages = Object.keys(devDependencies!)

/** The development server alone loads these, in web/server/bundle.ts. */
const inDevelopment = new Set(['vite', '@fastify/middie', '#web/build/vite.config.ts'])
const statement =
  /^(?:import|export)\s(?!type\s)[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]|new URL\('(\.\/[^']+\.ts)'|import\.meta\.dirname, '([^']+\.child\.ts)'/gm

function importsOf(file: string): string[] {
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(statement)]
  return found.map((match) => match.slice(1).find((specifier) => specifier !== undefined)!)
}
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const isPackage = (specifier: string) => !/^(node:|virtual:|[#./])|\.child\.ts$/.test(specifier)

function reachedFrom(entries: string[]): Set<string> {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const file of files)
    for (const specifier of importsOf(file).filter((one) => !inDevelopment.has(one))) {
      if (isPackage(specifier)) packages.add(packageOf(specifier))
      else if (specifier.startsWith('#')) files.add(specifier.slice(1))
      else if (/^\.|\.child\.ts$/.test(specifier)) files.add(normalize(join(dirname(file), specifier)))
    }
  return packages
}

test('the running server and its commands import the packages in `dependencies`, no others, and each of them', () => {
  const imported = reachedFrom(['start/main.ts', 'start/admin.ts', 'demo/import.ts'])
  assert.deepEqual([...imported].toSorted(), ofServer.toSorted())
})

test('pages and their build import the packages in `devDependencies`, or those of the server', () => {
  const known = new Set([...ofServer, ...ofPages])
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/dist/**', 'web/server/**', '**/*.test.*'] })
  const wrong = files
    .filter((file) => !['web/build/words.ts', 'web/build/modules.d.ts'].includes(file))
    .flatMap((file) => importsOf(file).filter((one) => isPackage(one) && !known.has(packageOf(one))))
  assert.deepEqual(wrong, [])
})
