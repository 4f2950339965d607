// /industries/{slug}: an industry with categories and subcategories.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { metaDescriptionMost, showcaseCountLeast } from '#contract/foundation/constants.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { industryIcons } from '#web/foundation/shell/menus/industries.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { cut } from '#web/ui/cut.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { IconChevronLeft, IconChevronRight, IconPackage, IconSearch } from '#web/ui/icons.ts'
import styles from './IndustryPage.module.css'
import { SearchLink } from './SearchLink.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, params, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const key = /(?:^|-)(\d{4})$/.exec(params.slug ?? '')?.[1]
  if (!key) return redirectTo(paths.home())
  const query = { lang: locale }
  const [groups, all, pages] = await Promise.all([
    api.industries.categories({ params: { id: key }, query, signal }),
    api.industries.list({ query, signal }),
    api.categoryPages.list({ query: { ...query, industry: key }, signal }),
  ])
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  const at = all.findIndex((one) => one.key === key)
  const { id, slug, text, name, description } = all[at]!
  canonical(paths.industry({ slug, key }))
  cacheTags('industries', `industry:${id}`)
  return {
    industry: { key, slug, text, name, description },
    groups: groups.map(({ id: groupID, name: group, empty, subCategories }) => ({
      id: groupID,
      name: group,
      empty,
      page: pageOf.get(groupID)?.slug,
      companies: pageOf.get(groupID)?.companies,
      subCategories: subCategories.map((one) => ({ name: one.name, empty: one.empty })),
    })),
    neighbors: [all.at(at - 1)!, all[(at + 1) % all.length]!].map((one) => ({
      key: one.key,
      slug: one.slug,
      text: one.text,
    })),
  }
}

export const meta: Meta<typeof loader> = (ask) => {
  const { i18n, data, paths } = ask
  const { text, description } = data.industry
  const seen = { title: t(i18n)`${text}: all categories`, path: paths.industry(data.industry) }
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  return {
    ...seen,
    description: cut(`${description} ${data.groups.map(({ name }) => name).join(', ')}`, metaDescriptionMost),
    jsonLd: [
      trailOf(ask, [
        { name: t(i18n)`Industries`, path: paths.industries() },
        { name: text, path: seen.path },
      ]),
    ],
  }
}

export function Component() {
  const { t } = useLingui()
  const { industry, groups, neighbors } = useLoaderData<typeof loader>()
  const { paths, formats } = useSite()
  const { key, text, name, description } = industry
  const [before, after] = neighbors as [Neighbor, Neighbor]
  return (
    <div className="wrap">
      <Breadcrumbs label={t`Breadcrumb`} items={[{ name: t`Industries`, href: paths.industries() }, { name: text }]} />
      <header className={styles.head}>
        <Icon icon={industryIcons[key]!} size="xl" />
        <div>
          <h1>{text}</h1>
          <p className="muted">
            <span className="semi">{name}</span> {description}
          </p>
        </div>
        <div className="row">
          <LinkButton look="primary" icon={IconSearch} href={paths.search({ search: text })}>
            <Trans>Companies</Trans>
          </LinkButton>
          <LinkButton icon={IconPackage} href={paths.search({ business: 'PR', search: text })}>
            <Trans>Products</Trans>
          </LinkButton>
        </div>
      </header>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} id={group.id}>
            <h2>
              {group.page ? (
                <Link to={paths.category(industry, group.page)}>
                  <Text>{group.name}</Text>{' '}
                  {group.companies! >= showcaseCountLeast && (
                    <span className="muted num small">{formats.number(group.companies!)}</span>
                  )}
                </Link>
              ) : (
                <SearchLink name={group.name} empty={group.empty} />
              )}
            </h2>
            <ul>
              {group.subCategories.map((one) => (
                <li key={one.name}>
                  <SearchLink {...one} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <nav className={styles.neighbors} aria-label={t`Other industries`}>
        <LinkButton icon={IconChevronLeft} href={paths.industry(before)}>
          {before.text}
        </LinkButton>
        <LinkButton href={paths.industry(after)}>
          {after.text}
          <Icon icon={IconChevronRight} />
        </LinkButton>
      </nav>
    </div>
  )
}

type Neighbor = ReturnType<typeof useLoaderData<typeof loader>>['neighbors'][number]
