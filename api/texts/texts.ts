// Answers the texts of the site in the reader's language.
import type { texts as contract } from '#contract/texts.ts'
import type { Locale } from '#contract/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { inLanguage, type Context } from '../context.ts'
import { textOf, textsOf, type RelatedNode } from './files.ts'

function relatedFor({ id, kind, name }: RelatedNode, locale: Locale) {
  return { id, kind, name: name[locale] }
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: inLanguage((locale, { params }) => textsOf(params.collection, locale)),
  read: inLanguage((locale, { params: { collection, slug } }) => {
    const text = textOf(collection, slug, locale)
    if (!text) throw new Refusal('NotFound', 'No such text')
    return { ...text, related: text.related.map((node) => relatedFor(node, locale)) }
  }),
}
