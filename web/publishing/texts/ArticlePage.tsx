// /b2b-tips/{slug}: article with contents and related links.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { cardTags } from '#web/foundation/card-tags.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { firstArticle, legible } from '#web/foundation/paths.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { CompactBusinessCards } from '#web/identity/businesses/card.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { metaOf, readText } from './read-text.ts'
import { TextLayout } from './TextLayout.tsx'
import { Tips } from './Tips.tsx'

const companiesShown = 4

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, cacheTags, signal } = loaderContext(args)
  cacheTags('texts', 'directory')
  const [article, all] = await Promise.all([
    readText(args, 'b2b-tips', params.slug ?? ''),
    api.texts.list({ params: { collection: 'b2b-tips' }, query: { lang: locale }, signal }),
  ])
  const companies = await companiesOf(args, article)
  cacheTags(...cardTags(companies))
  return {
    article,
    others: all.filter(({ slug }) => slug !== article.slug),
    companies,
  }
}

/** Falls back to related industries. */
async function companiesOf(args: LoaderFunctionArgs, { related }: Awaited<ReturnType<typeof readText>>) {
  const { api, signal } = loaderContext(args)
  const ids = (kind: string) => related.filter((one) => one.kind === kind).map(({ id }) => id)
  const category = ids('category')
  const industry = ids('industry')
  if (related.length === 0) return []
  const filter = category.length > 0 ? { category } : { industry }
  const found = await api.search.business({ body: { ...filter, size: companiesShown, facets: false }, signal })
  return found.data
}

export const meta: Meta<typeof loader> = (ask) => {
  const { data, i18n, paths, absolute, operator, locale } = ask
  const { article } = data
  const path = paths.article(article.slug)
  const head = { ...metaOf({ data: article }), path, type: 'article' as const }
  if (!import.meta.env.SSR) return head
  return {
    ...head,
    feeds: [{ name: 'articles', title: t(i18n)`B2B Tips` }],
    jsonLd: [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        inLanguage: locale,
        datePublished: article.updated,
        dateModified: article.updated,
        image: absolute('/cover.png'),
        keywords: article.keywords.join(', '),
        mainEntityOfPage: absolute(path),
        author: { '@type': 'Organization', name: operator.name, url: absolute(paths.home()) },
        publisher: {
          '@type': 'Organization',
          name: operator.name,
          url: absolute(paths.home()),
          logo: absolute('/icon-512.png'),
        },
      },
      trailOf(ask, [
        { name: t(i18n)`B2B Tips`, path: paths.article(firstArticle) },
        { name: article.title, path },
      ]),
    ],
  }
}

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { article, others, companies } = useLoaderData<typeof loader>()
  const related = article.related.length > 0 && (
    <section>
      <h2>{t`Related categories`}</h2>
      <Chips>
        {article.related.map(({ id, name }) => (
          <Chip key={id} href={legible(paths.search({ search: name }))}>
            {name}
          </Chip>
        ))}
      </Chips>
    </section>
  )
  return (
    <TextLayout
      text={article}
      crumbs={
        <Breadcrumbs
          label={t`Breadcrumb`}
          items={[{ name: t`B2B Tips`, href: paths.article(firstArticle) }, { name: article.title }]}
        />
      }
      aside={
        <>
          {related}
          {companies.length > 0 && (
            <section>
              <h2>{t`Companies in these categories`}</h2>
              <CompactBusinessCards businesses={companies} level={3} />
            </section>
          )}
        </>
      }
    >
      <Tips tips={others} />
    </TextLayout>
  )
}
