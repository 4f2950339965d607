// Message catalogs. `--check` fails on stale or untranslated ones.
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { locales, type Locale } from '#contract/foundation/locales.ts'

export const config = getConfig({ configPath: join(import.meta.dirname, 'lingui.config.ts'), skipValidation: true })

export async function catalogOf(locale: Locale) {
  const parts = await Promise.all((await getCatalogs(config)).map((catalog) => catalog.read(locale)))
  return Object.assign({}, ...parts) as NonNullable<(typeof parts)[number]>
}

async function extract(): Promise<void> {
  const known = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await catalogOf(locale)] as const)),
  )
  for (const catalog of await getCatalogs(config)) {
    const made = await catalog.make({ clean: true, overwrite: true, orderBy: 'origin' })
    if (!made) throw new Error('The messages could not be collected.')
    for (const locale of locales) {
      const messages = made[locale] ?? {}
      for (const [id, entry] of Object.entries(messages)) entry.translation ||= known[locale]?.[id]?.translation ?? ''
      await catalog.write(locale, messages)
      const all = Object.values(messages)
      const missing = locale === 'en' ? 0 : all.filter(({ translation }) => !translation).length
      console.log(`${catalog.path.replace('{locale}', locale)}: ${all.length} messages, ${missing} missing`)
    }
  }
}

async function wordErrors(): Promise<string[]> {
  const errors = await Promise.all((await getCatalogs(config)).map(errorsOf))
  return [...errors.flat(), ...(await differences())]
}

/** Server and browser would draw different words. */
async function differences(): Promise<string[]> {
  const errors: string[] = []
  for (const locale of locales) {
    const parts = await Promise.all((await getCatalogs(config)).map((catalog) => catalog.read(locale)))
    const first = new Map<string, string | undefined>()
    for (const [id, { message, translation }] of parts.flatMap((part) => Object.entries(part ?? {}))) {
      if (!first.has(id)) first.set(id, translation)
      else if (first.get(id) !== translation) errors.push(`${locale}: translated in two ways: ${message ?? id}`)
    }
  }
  return errors
}

async function errorsOf(words: Awaited<ReturnType<typeof getCatalogs>>[number]): Promise<string[]> {
  const collected = (await words.collect()) ?? {}
  const errors: string[] = []
  for (const locale of locales) {
    const known = (await words.read(locale)) ?? {}
    for (const [id, { message }] of Object.entries(collected)) {
      const entry = known[id]
      if (!entry) errors.push(`${locale}: not extracted: ${message ?? id}`)
      else if (locale !== 'en' && !entry.translation) errors.push(`${locale}: not translated: ${message ?? id}`)
      else if (placeholders(entry.translation ?? '') !== placeholders(message ?? '')) {
        if (entry.translation) errors.push(`${locale}: placeholders differ: ${message ?? id}`)
      }
    }
    for (const [id, { message }] of Object.entries(known)) {
      if (!collected[id]) errors.push(`${locale}: no longer used: ${message ?? id}`)
    }
  }
  return errors
}

function placeholders(message: string): string {
  const names = new Set(message.match(/<\/?\d+\/?>/g))
  function collect(part: unknown): void {
    if (!Array.isArray(part)) return
    for (const token of part) {
      if (!Array.isArray(token)) continue
      names.add(String(token[0]))
      for (const branch of Object.values((token[2] ?? {}) as object)) collect(branch)
    }
  }
  collect(compileMessage(message))
  return [...names].toSorted().join(' ')
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const errors = await wordErrors()
    for (const error of errors) console.error(error)
    process.exitCode = errors.length ? 1 : 0
  } else {
    await extract()
  }
}
