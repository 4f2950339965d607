// All industries with their categories and subcategories on one page, with anchors and a filter that works as one types.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from '../routing.ts'
import { asked, useSite, type Meta } from '../page.ts'
import { industryIcons } from '../shell/industries.ts'
import { Icon } from '../ui/Icon.tsx'
import { searchIcon } from '../ui/icons.ts'
import styles from './IndustriesPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, shows } = asked(args)
  shows('directory')
  const { categories } = await api.industries.tree({ query: { lang: locale } })
  return {
    industries: categories.map(({ key, text, name, description, categories: groups }) => ({
      key,
      text,
      name,
      description,
      groups: groups.map((group) => [group.name, group.subCategories.map((one) => one.name)] as const),
    })),
  }
}

/** The tree as it stands in the page: sending it again as data would double the page. */
export function revive(main: HTMLElement): Awaited<ReturnType<typeof loader>> {
  const text = (within: Element, selector: string) => within.querySelector(selector)?.textContent ?? ''
  const industries = [...main.querySelectorAll('section')].map((section) => ({
    key: section.id.slice(1),
    text: text(section, 'h2'),
    name: text(section, '[data-name]'),
    description: text(section, '[data-description]'),
    groups: [...section.querySelectorAll('[data-group]')].map(
      (group) => [text(group, 'h3'), [...group.querySelectorAll('li')].map((one) => one.textContent)] as const,
    ),
  }))
  return { industries }
}

export const meta: Meta<typeof loader> = ({ i18n, data, absolute, paths }) => ({
  title: t(i18n)`All industries and categories`,
  description: t(i18n)`The whole industry tree: ${data.industries.map(({ text }) => text).join(', ')}.`,
  jsonLd: [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: t(i18n)`Home`, item: absolute(paths.home()) },
        { '@type': 'ListItem', position: 2, name: t(i18n)`Industries`, item: absolute(paths.industries()) },
      ],
    },
  ],
})

export function Component() {
  const { t } = useLingui()
  const { industries } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const list = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<number>()

  return (
    <div className="wrap">
      <h1>{t`All industries and categories`}</h1>
      <div className={styles.tools}>
        <label className={styles.find}>
          <Icon icon={searchIcon} />
          <input
            type="search"
            placeholder={t`Find a category`}
            aria-label={t`Find a category`}
            onChange={(event) => setFound(filter(list.current!, event.target.value))}
          />
        </label>
        <p role="status" className="muted">
          {found === 0 ? t`No category of that name` : found !== undefined && t`${found} categories`}
        </p>
      </div>
      <div ref={list}>
        {industries.map(({ key, text, name, description, groups }) => (
          <section key={key} id={`i${key}`} className={styles.industry} aria-labelledby={`t${key}`}>
            <header>
              <Icon icon={industryIcons[key]!} size="l" />
              <h2 id={`t${key}`}>
                <a href={paths.search({ search: text })}>{text}</a>
              </h2>
              <p className="muted">
                <span className="semi" data-name="">
                  {name}
                </span>{' '}
                <span data-description="">{description}</span>
              </p>
            </header>
            <div className={styles.groups}>
              {groups.map(([group, names]) => (
                <div key={group} data-group="">
                  <h3>
                    <a href={paths.search({ search: group })}>{group}</a>
                  </h3>
                  <ul>
                    {names.map((one) => (
                      <li key={one}>
                        <a href={paths.search({ search: one })}>{one}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Hides what does not contain the words; answers how many entries are left, undefined without words. Works on the page itself: eight hundred entries need no new render. */
function filter(list: HTMLElement, text: string): number | undefined {
  const wanted = folded(text.trim())
  let left = 0
  for (const industry of list.children as Iterable<HTMLElement> & HTMLCollection) {
    let any = false
    for (const group of industry.querySelectorAll<HTMLElement>('[data-group]')) {
      const whole = folded(group.querySelector('h3')!.textContent).includes(wanted)
      let shown = 0
      for (const entry of group.querySelectorAll('li')) {
        entry.hidden = !whole && !folded(entry.textContent).includes(wanted)
        if (!entry.hidden) shown++
      }
      group.hidden = !whole && shown === 0
      left += shown
      any ||= !group.hidden
    }
    ;(industry as HTMLElement).hidden = !any
  }
  return wanted ? left : undefined
}
