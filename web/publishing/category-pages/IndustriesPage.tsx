// /industries: the industry tree with a category filter.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { IndustryWithCategories } from '#contract/foundation/industries.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { industryIcons } from '#web/foundation/shell/menus/industries.ts'
import { readTree } from '#web/foundation/shell/menus/tree.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import { IconSearch } from '#web/ui/icons.ts'
import { found, type Branch } from './find.ts'
import styles from './IndustriesPage.module.css'
import { SearchLink } from './SearchLink.tsx'

const shown = 6

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, cacheTags, signal } = loaderContext(args)
  cacheTags('industries', 'directory')
  const { categories } = await api.industries.tree({ query: { lang: locale }, signal })
  return {
    industries: categories.map(({ key, slug, text, name, description, categories: groups }) => ({
      key,
      slug,
      text,
      name,
      description,
      groups: groups.map(({ name: group, empty, subCategories: below }) => ({
        name: group,
        ...(empty && { empty }),
        below: below.flatMap((one) => (one.empty ? [] : [one.name])).slice(0, shown),
      })),
      subCategories: groups.reduce((sum, group) => sum + group.subCategories.length, 0),
    })),
  }
}
type Industry = Awaited<ReturnType<typeof loader>>['industries'][number]

export const meta: Meta<typeof loader> = (ask) => {
  const { i18n, data, paths } = ask
  const title = t(i18n)`All industries and categories`
  if (!import.meta.env.SSR) return { title, description: '' }
  return {
    title,
    description: t(i18n)`The whole industry tree: ${data.industries.map(({ text }) => text).join(', ')}.`,
    jsonLd: [trailOf(ask, [{ name: t(i18n)`Industries`, path: paths.industries() }])],
  }
}

export function Component() {
  const { t } = useLingui()
  const { industries } = useLoaderData<typeof loader>()
  const { paths, locale } = useSite()
  const api = useApi()
  const [text, setText] = useState('')
  const [tree, setTree] = useState<IndustryWithCategories[]>()
  const field = useRef<HTMLInputElement>(null)
  const readAll = useCallback(() => void readTree(api, locale).then(setTree, () => {}), [api, locale])
  useEffect(() => {
    // Input may precede hydration.
    if (document.activeElement !== field.current) return
    setText(field.current!.value)
    readAll()
  }, [readAll])
  const wanted = useDeferredValue(text.trim())
  const matches = wanted && tree ? found(tree, wanted) : undefined
  const count = matches?.reduce((sum, one) => sum + one.count, 0)

  return (
    <div className="wrap">
      <h1>{t`All industries and categories`}</h1>
      <Form className={styles.tools} action={paths.searchResult}>
        <input type="hidden" name="business" value="MA" />
        <input type="hidden" name="countries" value="global" />
        <label className={styles.find}>
          <Icon icon={IconSearch} />
          <input
            dir="auto"
            ref={field}
            type="search"
            name="search"
            autoComplete="off"
            placeholder={t`Find a category`}
            aria-label={t`Find a category`}
            // Company search works without the tree.
            onFocus={readAll}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <LiveRegion className="muted">
          <Text>{count === 0 && t`No matching category`}</Text>
          {count !== undefined && count > 0 && <Plural value={count} one="# category" other="# categories" />}
        </LiveRegion>
        {count === 0 && (
          <Link className="link" to={paths.search({ search: wanted })}>
            <Trans>Search companies</Trans>
          </Link>
        )}
      </Form>
      <p className={`row ${styles.searches}`}>
        <Link className="link" to={paths.soughtLines()}>{t`Lines that seek distributors`}</Link>
        <Link className="link" to={paths.distributors()}>{t`Distributors by country`}</Link>
      </p>
      {industries.map((industry) => {
        const match = matches?.find(({ key }) => key === industry.key)
        return (!matches || match) && <Industry key={industry.key} industry={industry} match={match} />
      })}
    </div>
  )
}

function Industry({ industry, match }: { industry: Industry; match: Branch | undefined }) {
  const { paths } = useSite()
  const { key, slug, text, name, description, subCategories } = industry
  const groups =
    match?.groups ??
    industry.groups.map(({ below, ...group }) => ({ ...group, subCategories: below.map((one) => ({ name: one })) }))
  return (
    <section
      id={`i${key}`}
      className={styles.industry}
      aria-labelledby={`t${key}`}
      data-slug={slug}
      data-count={subCategories}
    >
      <header>
        <Icon icon={industryIcons[key]!} size="l" />
        <h2 id={`t${key}`}>
          <SearchLink name={text} />
        </h2>
        <p className="muted">
          <span className="semi" data-name="">
            {name}
          </span>{' '}
          <span data-description="">{description}</span>
        </p>
        <Link className={`link ${styles.all}`} to={paths.industry(industry)}>
          <Trans>All {subCategories} subcategories</Trans>
          <span className="sr"> {text}</span>
        </Link>
      </header>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.name}>
            <SearchLink {...group} />
            {group.subCategories.length > 0 && (
              <ul>
                {group.subCategories.map((one) => (
                  <li key={one.name}>
                    <SearchLink {...one} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
