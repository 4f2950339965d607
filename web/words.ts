// The catalogues: collects messages from the sources, writes them to locales/*.po, and reads them for the build.
// `node web/words.ts` extracts; `--check` fails when a catalogue does not match the sources or lacks a translation.
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { locales, type Locale } from '#contract/locales.ts'
import { linguiConfig } from './lingui.config.ts'
import { groupOf } from './word-groups.ts'

export const wordsConfig = makeConfig(linguiConfig, { skipValidation: true })

async function catalogue() {
  const [only] = await getCatalogs(wordsConfig)
  return only!
}

type Compiled = ReturnType<typeof compileMessage>
type Collected = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof catalogue>>['collect']>>>

/** All messages of the sources. Takes a second: collect once, compile often. */
export async function collectMessages(): Promise<Collected> {
  return (await (await catalogue()).collect()) ?? {}
}

/** The compiled messages of a language, all or those of one group (see word-groups.ts); what is not translated stays English. */
export async function messagesOf(
  collected: Collected,
  locale: Locale,
  group?: string,
): Promise<Record<string, Compiled>> {
  const translated = (await (await catalogue()).read(locale)) ?? {}
  const belongs = group ? groupOf(group) : () => true
  const messages: Record<string, Compiled> = {}
  for (const [id, { message, origin }] of Object.entries(collected)) {
    if (!belongs(origin.map(([file]) => file))) continue
    messages[id] = compileMessage((locale !== 'en' && translated[id]?.translation) || message || id)
  }
  return messages
}

/** The source of a module that exports all `messages` of a language. */
export async function catalogueModule(locale: Locale): Promise<string> {
  return `export const messages = ${JSON.stringify(await messagesOf(await collectMessages(), locale))}`
}

async function extract(): Promise<void> {
  const made = await (await catalogue()).make({ clean: true, overwrite: true, orderBy: 'origin' })
  if (!made) throw new Error('The messages could not be collected.')
  for (const locale of locales) {
    const all = Object.values(made[locale] ?? {})
    const missing = locale === 'en' ? 0 : all.filter(({ translation }) => !translation).length
    console.log(`${locale}: ${all.length} messages, ${missing} missing`)
  }
}

/** Every difference between sources and catalogues, one line each; empty when all is well. */
async function wordFaults(): Promise<string[]> {
  const words = await catalogue()
  const collected = await collectMessages()
  const faults: string[] = []
  for (const locale of locales) {
    const known = (await words.read(locale)) ?? {}
    for (const [id, { message }] of Object.entries(collected)) {
      const entry = known[id]
      if (!entry) faults.push(`${locale}: not extracted: ${message ?? id}`)
      else if (locale !== 'en' && !entry.translation) faults.push(`${locale}: not translated: ${message ?? id}`)
      else if (placeholders(entry.translation ?? '') !== placeholders(message ?? '')) {
        if (entry.translation) faults.push(`${locale}: placeholders differ: ${message ?? id}`)
      }
    }
    for (const [id, { message }] of Object.entries(known)) {
      if (!collected[id]) faults.push(`${locale}: no longer used: ${message ?? id}`)
    }
  }
  return faults
}

/** The values and tag numbers that a message uses, sorted: a translation must use the same. */
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
    const faults = await wordFaults()
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length ? 1 : 0
  } else {
    await extract()
  }
}
