// Words inside the scripts: each chunk in one language.
import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { catalogOf } from './words.ts'

type Chunk = { file: string; files?: Record<string, string> }

const descriptor = /\bid:(["'`])([\w-]{6})\1/g
const scriptName = /[\w.-]+\.js\b/g

export async function inlineWords(client: string): Promise<void> {
  const scripts = new Map<string, string>()
  for await (const file of glob('assets/*.js', { cwd: client }))
    scripts.set(basename(file), await readFile(join(client, file), 'utf8'))
  const worded = wordedIn(scripts, await compiledWords('en'))
  const names = new Map<string, Record<string, string>>(worded.map((name) => [name, {}]))
  for (const locale of locales) {
    const words = await compiledWords(locale)
    // The bundler's hashes know no words.
    const hash = createHash('sha256')
      .update(JSON.stringify([...words]))
      .digest('base64url')
      .slice(0, 8)
    const nameOf = (name: string) => (names.has(name) ? name.replace(/js$/, `${locale}-${hash}.js`) : name)
    for (const name of worded) {
      const code = scripts.get(name)!.replace(scriptName, nameOf)
      names.get(name)![locale] = nameOf(name)
      await writeFile(
        join(client, 'assets', nameOf(name)),
        code.replace(descriptor, (found, _, id: string) => withWords(found, words.get(id))),
      )
    }
  }
  for (const name of worded) await rm(join(client, 'assets', name))
  const path = join(client, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Chunk>
  for (const chunk of Object.values(manifest)) {
    const files = names.get(basename(chunk.file))
    if (files)
      chunk.files = Object.fromEntries(Object.entries(files).map(([locale, name]) => [locale, `assets/${name}`]))
  }
  await writeFile(path, JSON.stringify(manifest))
}

function withWords(found: string, message: string | undefined): string {
  return message ? `${found},message:${message}` : found
}

function wordedIn(scripts: Map<string, string>, words: Map<string, string>): string[] {
  const showsWords = (code: string) => code.matchAll(descriptor).some(([, , id]) => words.has(id!))
  const worded = new Set([...scripts].filter(([, code]) => showsWords(code)).map(([name]) => name))
  const importers = new Map<string, string[]>()
  for (const [name, code] of scripts)
    for (const [imported] of code.matchAll(scriptName))
      if (scripts.has(imported)) importers.set(imported, [...(importers.get(imported) ?? []), name])
  for (const name of worded) for (const importer of importers.get(name) ?? []) worded.add(importer)
  return [...worded]
}

async function compiledWords(locale: Locale): Promise<Map<string, string>> {
  const entries = Object.entries(await catalogOf(locale))
  return new Map(
    entries.map(([id, { translation, message }]) => [id, JSON.stringify(compileMessage(translation || message || id))]),
  )
}
