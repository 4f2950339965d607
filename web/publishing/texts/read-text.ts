// Text loader: replaces `{{name}}`, `{{address}}`, `{{email}}`, `{{hours}}` by operator data, and `{{goldPrice}}`,
// `{{goldProducts}}`, `{{goldBoosts}}`, `{{goldSupport}}` (any plan) by plan data.
import type { LoaderFunctionArgs } from 'react-router'
import type { PlanOffer } from '#contract/billing/memberships/offers.ts'
import { quantityOf } from '#contract/billing/memberships/plans.ts'
import type { Block, Text, TextCollection } from '#contract/publishing/texts.ts'
import { loaderContext, type SiteSettings } from '#web/foundation/page.ts'
import { splitLocale } from '#web/foundation/paths.ts'

type Operator = SiteSettings['operator']
const namesPlan = /\{\{(standard|gold|premium|platinum)(Price|Products|Boosts|Support)\}\}/

type PlaceholderWords = Record<string, string>

function operatorWords({ name, address, email, answerHours }: Operator): PlaceholderWords {
  return { name, address, email, hours: String(answerHours) }
}

function planWords(plans: readonly PlanOffer[], amount: (dollars: number) => string): PlaceholderWords {
  return Object.fromEntries(
    plans.flatMap(({ subscription, price, benefits }) => [
      [`${subscription}Price`, `US$ ${amount(price / 100)}`],
      [`${subscription}Products`, String(quantityOf(benefits, 'products'))],
      [`${subscription}Boosts`, String(quantityOf(benefits, 'boosts'))],
      [`${subscription}Support`, String(quantityOf(benefits, 'support'))],
    ]),
  )
}

function filled<T>(value: T, known: PlaceholderWords): T {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => known[word] ?? whole)
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) => (typeof one === 'string' ? fill(one) : one)) as T
}

export async function readText(args: LoaderFunctionArgs, collection: TextCollection, slug: string): Promise<Text> {
  const { api, cacheTags, formats, locale, operator, signal } = loaderContext(args)
  const text = await api.texts.read({ params: { collection, slug }, query: { lang: locale }, signal })
  const words = operatorWords(operator)
  if (!namesPlan.test(JSON.stringify(text))) return filled(text, words)
  cacheTags('plans')
  const { plans } = await api.memberships.setup({ signal })
  return filled(text, { ...words, ...planWords(plans, formats.price) })
}

export function readPage(args: LoaderFunctionArgs): Promise<Text> {
  const { url } = loaderContext(args)
  return readText(args, 'pages', splitLocale(url.pathname).rest.slice(1))
}

export const metaOf = ({
  data: { title, description, keywords },
}: {
  data: Pick<Text, 'title' | 'description' | 'keywords'>
}) => ({
  title,
  description,
  keywords,
})

export type Section = { id: string; title: string; blocks: Block[] }

export function sectionsOf(text: Text): { lead: Block[]; sections: Section[] } {
  const lead: Block[] = []
  const sections: Section[] = []
  for (const block of text.blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: block.runs.map((run) => run.text).join(''), blocks: [] })
    else (sections.at(-1)?.blocks ?? lead).push(block)
  }
  return { lead, sections }
}
