// Current texts: operator's version, else file.
import { LRUCache } from 'lru-cache'
import type { Locale } from '#contract/foundation/locales.ts'
import type { TextCollection } from '#contract/publishing/texts.ts'
import type { Context } from '#api/foundation/context.ts'
import { fileOf, filesOf, parseText, type StoredText } from './files.ts'
import { BadText } from './markdown.ts'
import { findShown, type CurrentVersion } from './queries.ts'

/** Keyed by version id, whose source never changes. */
const parsed = new LRUCache<string, StoredText>({ max: 200 })

/** Undefined when unparsable, as after removal of a category. */
function textOf({ id, slug, source }: CurrentVersion, locale: Locale): StoredText | undefined {
  let text = parsed.get(id)
  if (text) return text
  try {
    text = parseText(source, slug, locale)
  } catch (error) {
    if (error instanceof BadText) return undefined
    throw error
  }
  parsed.set(id, text)
  return text
}

export async function currentText(
  { db }: Pick<Context, 'db'>,
  collection: TextCollection,
  slug: string,
  locale: Locale,
): Promise<StoredText | undefined> {
  const file = fileOf(collection, slug, locale)
  if (!file) return undefined
  const [shown] = await findShown(db, collection, locale, slug)
  return (shown && textOf(shown, locale)) ?? file
}

export async function currentTexts(
  { db }: Pick<Context, 'db'>,
  collection: TextCollection,
  locale: Locale,
): Promise<StoredText[]> {
  const shown = new Map((await findShown(db, collection, locale)).map((one) => [one.slug, one]))
  return filesOf(collection, locale).map((file) => {
    const version = shown.get(file.slug)
    return (version && textOf(version, locale)) ?? file
  })
}
