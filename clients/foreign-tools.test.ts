// The published description in foreign tools.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { generateApi } from 'swagger-typescript-api'
import { contract } from '#contract/contract.ts'
import examples from '#contract/examples.json' with { type: 'json' }
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { streams } from '#contract/foundation/events.ts'
import { authContract } from '#contract/identity/auth/auth.ts'
import { type Examples, openapiOf } from '#contract/openapi.ts'
import { problemOf } from './examples.ts'

const served = { contract: authContract, server: 'https://auth.wbn.example/auth' }
const source = JSON.stringify(openapiOf({ contract, server: 'https://wbn.example/api', streams, examples }, [served]))
const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

let folder: string
before(async () => {
  // Inside the packages: generated code finds its runtime.
  await mkdir(join(packages, '.cache'), { recursive: true })
  folder = await mkdtemp(join(packages, '.cache/openapi-'))
})
after(() => rm(folder, { recursive: true }))

async function compile(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text)
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler'
  await promisify(execFile)(process.execPath, [
    join(packages, 'typescript/bin/tsc'),
    ...options.split(' '),
    join(folder, name),
  ]).catch(({ stdout }) => assert.fail(String(stdout).slice(0, 2000)))
}

test('a linter finds nothing', async () => {
  // Ambiguous by template only: the specification's routes hold fixed words where others have ids.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' })
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    [],
  )
})

test('oazapfts makes a client of it that compiles', async () => {
  const file = join(folder, 'openapi.json')
  await writeFile(file, source)
  const text = await generateSource(file)
  assert.match(text, /export function searchBusiness\(/)
  await compile('oazapfts.ts', text)
})

test('swagger-typescript-api makes a client of it that compiles', async () => {
  const { files } = await generateApi({ spec: JSON.parse(source), output: false, silent: true })
  const [{ fileContent }, ...more] = files as [(typeof files)[number], ...typeof files]
  assert.deepEqual(more, [])
  assert.match(fileContent, /class Api</)
  await compile('swagger.ts', fileContent)
})

test('every call has an example from a test of it, as its contract has it now', () => {
  const known: Examples = examples
  const wrong = Object.entries({ ...contract, ...authContract }).flatMap(([capability, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
      const example = known[`${capability}.${name}`]
      const problem = example ? problemOf(endpoint, example) : 'none: record one by npm run examples'
      return problem ? [`${capability}.${name}: ${problem}`] : []
    }),
  )
  assert.deepEqual(wrong, [])
})
