// /groups. Private.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { groupPageSize } from '#contract/foundation/constants.ts'
import type { Group } from '#contract/social/groups/groups.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { IconPlus, IconSearch, IconSearchOff, IconUsers } from '#web/ui/icons.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Empty } from '#web/ui/States.tsx'
import { GroupCard } from './GroupCard.tsx'
import shared from './Groups.module.css'
import styles from './GroupsPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const search = url.searchParams.get('search')?.trim() ?? ''
  const industry = idOf(url.searchParams.get('industry') ?? '')
  const page = pageNumber(url.searchParams)
  const body = { textQuery: search, industry, skip: (page - 1) * groupPageSize, size: groupPageSize }
  const narrowed = search !== '' || industry !== undefined
  const [found, mine, suggested] = await Promise.all([
    api.groups.find({ body, signal }),
    narrowed ? [] : api.groups.mine({ signal }),
    narrowed ? [] : api.groups.suggested({ signal }),
  ])
  return { found, mine, suggested, search, industry, page, narrowed }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Groups`, description: '', noindex: true })

type PageData = Awaited<ReturnType<typeof loader>>

export function Component() {
  const { found, mine, suggested, search, industry, page, narrowed } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { t } = useLingui()
  const { total } = found
  const more = narrowed || total > mine.length + suggested.length
  return (
    <div className="wrap">
      <div className={shared.page}>
        <header className="row between">
          <h1>
            <Trans>Groups</Trans>
          </h1>
          <LinkButton look="primary" icon={IconPlus} href={paths.createGroup()}>
            <Trans>Create a group</Trans>
          </LinkButton>
        </header>
        <Search found={found} search={search} industry={industry} />
        {mine.length > 0 && <Part title={<Trans>My groups</Trans>} groups={mine} />}
        {suggested.length > 0 && <Part title={<Trans>Suggested for you</Trans>} groups={suggested} />}
        {total === 0 && <NoGroups narrowed={narrowed} />}
        {total > 0 && more && (
          <Part
            title={
              narrowed ? (
                <Plural value={total} one="# group found" other="# groups found" />
              ) : (
                <Trans comment="heading of a list of groups">All groups</Trans>
              )
            }
            groups={found.data}
          />
        )}
        <Pagination
          page={page}
          pages={Math.ceil(total / groupPageSize)}
          hrefOf={(number) => paths.groups({ search, industry, page: number === 1 ? undefined : number })}
          labels={{ list: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (n) => t`Page ${n}` }}
        />
      </div>
    </div>
  )
}

function Search({ found, search, industry }: Pick<PageData, 'found' | 'search' | 'industry'>) {
  const { paths } = useSite()
  const { t } = useLingui()
  return (
    <search aria-label={t`Groups`}>
      <Form action={paths.groups()} className={styles.find}>
        <Field
          key={search}
          label={t`Find a group`}
          type="search"
          name="search"
          defaultValue={search}
          placeholder={t`Name or topic`}
        />
        <Select key={industry} visible label={t`Industry`} name="industry" defaultValue={industry}>
          <option value="">{t`All industries`}</option>
          {found.facets.industry.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {name} ({count})
            </option>
          ))}
        </Select>
        <Button type="submit" icon={IconSearch}>
          <Trans>Search</Trans>
        </Button>
      </Form>
    </search>
  )
}

function NoGroups({ narrowed }: Pick<PageData, 'narrowed'>) {
  const { paths } = useSite()
  const { t } = useLingui()
  if (!narrowed)
    return (
      <Empty icon={IconUsers} title={t`No groups yet`}>
        <Trans>Create the first one: people of your industry will find it here.</Trans>
      </Empty>
    )
  return (
    <Empty
      icon={IconSearchOff}
      title={t`No group found`}
      action={
        <LinkButton href={paths.groups()}>
          <Trans>Show all groups</Trans>
        </LinkButton>
      }
    >
      <Trans>Try fewer words or another industry, or create the group yourself.</Trans>
    </Empty>
  )
}

function Part({ title, groups }: { title: ReactNode; groups: Group[] }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {groups.map((group) => (
          <GroupCard key={group.groupID} group={group} />
        ))}
      </ul>
    </section>
  )
}
