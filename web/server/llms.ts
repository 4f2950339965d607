// llms.txt: English site summary with Markdown links (https://llmstxt.org).
import type { Api } from '#web/foundation/page.ts'
import { locales } from '#contract/foundation/locales.ts'
import { pathsFor, prefixOf } from '#web/foundation/paths.ts'
import { feedNames } from './feeds.ts'

const paths = pathsFor('en')
const names = new Intl.DisplayNames('en', { type: 'language' })
const languages = new Intl.ListFormat('en').format(locales.map((locale) => names.of(locale)!))

export async function llmsText({
  origin,
  operator,
  api,
}: {
  origin: string
  operator: string
  api: Api
}): Promise<string> {
  const query = { lang: 'en' } as const
  const [industries, articles, pages] = await Promise.all([
    api.industries.list({ query }),
    api.texts.list({ params: { collection: 'b2b-tips' }, query }),
    api.texts.list({ params: { collection: 'pages' }, query }),
  ])
  const twin = (title: string, path: string, about: string) => `- [${title}](${origin}${path}.md): ${about}`
  return [
    `# ${operator}`,
    '',
    `> An open directory and network of companies that trade with each other: profiles, products, inquiries, in ${languages}.`,
    '',
    `Every public page has a Markdown twin: its address with \`.md\` behind it. Other languages have a prefix: ${locales.flatMap((locale) => prefixOf(locale) || []).join(', ')}.`,
    '',
    '## Directory',
    twin('Industries', paths.industries(), 'all industries and categories'),
    ...industries.map((one) => twin(one.text, paths.industry(one), one.description)),
    '',
    '## Articles on exporting',
    ...articles.map(({ slug, title, description }) => twin(title, paths.article(slug), description)),
    '',
    '## About',
    ...pages.map(({ slug, title, description }) => twin(title, paths.text(slug), description)),
    twin('Transparency report', paths.transparency(), 'what was reported, decided and appealed, month by month'),
    '',
    '## For programs',
    `- [API](${origin}${paths.developers()}): every call of the directory, with examples`,
    `- [Model Context Protocol](${origin}/mcp): the same directory as tools for assistants`,
    `- [Sitemap](${origin}/sitemap.xml): all pages with the day of their last change`,
    ...feedNames.map((name) => `- [Feed: ${name}](${origin}${paths.feed(name)}): the newest ${name} as Atom`),
    '',
  ].join('\n')
}
