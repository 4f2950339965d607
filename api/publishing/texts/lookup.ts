// Texts for neighbors: delivered files, agreements.
import type { Agreements, Context } from '#api/foundation/context.ts'
import { currentText } from './current.ts'
import { plainOf } from './plain.ts'

export { fileOf } from './files.ts'

/** The operator's current versions. */
export function agreementsIn(context: Pick<Context, 'db'>): Agreements {
  return async (slug, locale) => {
    const text = await currentText(context, 'agreements', slug, locale)
    return text && { title: text.title, content: plainOf(text.blocks) }
  }
}
