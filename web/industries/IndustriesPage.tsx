// All industries with their categories on one page; each leads to the page of its own with the subcategories. Whoever looks for a
// category by name finds it here in the whole tree, which is read as soon as they begin.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useDeferredValue, useState } from 'react'
import type { IndustryWithCategories } from '#contract/industries.ts'
import { asked, useApi, useSite, type Meta } from '../page.ts'
import { useLoaderData, type LoaderFunctionArgs } from '../routing.ts'
import { industryIcons } from '../shell/industries.ts'
import { readTree } from '../shell/tree.ts'
import { trailOf } from '../trail.ts'
import { Icon } from '../ui/Icon.tsx'
import { searchIcon } from '../ui/icons.ts'
import { found, type Branch } from './find.ts'
import styles from './IndustriesPage.module.css'
import { SearchLink } from './SearchLink.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, shows, signal } = asked(args)
  shows('industries')
  const { categories } = await api.industries.tree({ query: { lang: locale }, signal })
  return {
    industries: categories.map(({ key, slug, text, name, description, categories: groups }) => ({
      key,
      slug,
      text,
      name,
      description,
      groups: groups.map((group) => group.name),
      subCategories: groups.reduce((sum, group) => sum + group.subCategories.length, 0),
    })),
  }
}
type Industry = Awaited<ReturnType<typeof loader>>['industries'][number]

/** The tree as it stands in the page: sending it again as data would make the page a third heavier. */
export function revive(main: HTMLElement): Awaited<ReturnType<typeof loader>> {
  const industries = [...main.querySelectorAll('section')].map((section) => {
    const text = (selector: string) => section.querySelector(selector)?.textContent ?? ''
    const { slug = '', count } = section.dataset
    return {
      key: section.id.slice(1),
      slug,
      text: text('h2'),
      name: text('[data-name]'),
      description: text('[data-description]'),
      groups: [...section.querySelectorAll('li')].map((group) => group.textContent),
      subCategories: Number(count),
    }
  })
  return { industries }
}

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
  const wanted = useDeferredValue(text.trim())
  const matches = wanted && tree ? found(tree, wanted) : undefined
  const count = matches?.reduce((sum, one) => sum + one.count, 0)

  return (
    <div className="wrap">
      <h1>{t`All industries and categories`}</h1>
      <form className={styles.tools} action={paths.searchResult}>
        <input type="hidden" name="business" value="MA" />
        <input type="hidden" name="countries" value="global" />
        <label className={styles.find}>
          <Icon icon={searchIcon} />
          <input
            type="search"
            name="search"
            autoComplete="off"
            placeholder={t`Find a category`}
            aria-label={t`Find a category`}
            // Without the tree the field still searches companies.
            onFocus={() => readTree(api, locale).then(setTree, () => {})}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p role="status" className="muted">
          {count === 0 && t`No category of that name`}
          {count !== undefined && count > 0 && <Plural value={count} one="# category" other="# categories" />}
        </p>
        {count === 0 && (
          <a className="link" href={paths.search({ search: wanted })}>
            <Trans>Search companies</Trans>
          </a>
        )}
      </form>
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
  const groups = match?.groups ?? industry.groups.map((group) => ({ name: group, subCategories: [] }))
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
        <a className={`link ${styles.all}`} href={paths.industry(industry)}>
          <Trans>All {subCategories} subcategories</Trans>
          <span className="sr"> {text}</span>
        </a>
      </header>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.name}>
            <SearchLink name={group.name} />
            {group.subCategories.length > 0 && (
              <ul>
                {group.subCategories.map((one) => (
                  <li key={one.name}>
                    <SearchLink name={one.name} />
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
