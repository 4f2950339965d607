// Texts of the site in the reader's language.
import type { texts as contract } from '#contract/publishing/texts.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { currentText, currentTexts } from './current.ts'
import { shownAs, versions } from './versions.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: (context, { params, query }) => currentTexts(context, params.collection, query.lang ?? context.locale),
  async read(context, { params: { collection, slug }, query }) {
    const lang = query.lang ?? context.locale
    const text = await currentText(context, collection, slug, lang)
    if (!text) throw new Refusal('NotFound', 'No such text')
    return shownAs(text, { lang })
  },
  ...versions,
}
