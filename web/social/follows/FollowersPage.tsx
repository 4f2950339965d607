// /business/{id}/followers.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { ActorRow, idOfAuthor, nameOf, useReaderKey } from '#web/identity/actors/card.tsx'
import { LoadMore, usePagedList } from '#web/foundation/shell/LoadMore.tsx'
import { bothOf, loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { sessionNow } from '#web/foundation/session.ts'
import { Card } from '#web/ui/Card.tsx'
import { IconUsers } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { Follow } from './card.tsx'
import styles from './FollowersPage.module.css'

export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const session = sessionNow()
  const businessID = session?.actor.businessID
  const [business, followers] = await bothOf(
    api.businesses.read({ params: { id }, signal }).then(({ data }) => {
      canonical(paths.followers(data))
      return data
    }),
    api.follows.followers({ params: { id }, query: { businessID }, signal }),
  )
  cacheTags(
    `business:${id}`,
    ...followers.data.map(({ who }) => `${who.businessID ? 'business' : 'person'}:${idOfAuthor(who)}`),
  )
  const { businessID: ownID, key, general } = business
  const readAs = session && `${session.userID} ${businessID}`
  return { business: { businessID: ownID, key, name: general.companyName }, followers, readAs }
}

export const meta: Meta<typeof loader> = ({ data: { business }, i18n }) => ({
  title: t(i18n)`Followers of ${business.name}`,
  description: t(i18n)`Companies and people who follow ${business.name}.`,
  noindex: true,
})

export function Component() {
  const { business, followers, readAs } = useLoaderData<typeof loader>()
  const key = useReaderKey(readAs)
  const { paths } = useSite()
  const { t } = useLingui()
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>
          <Trans>
            Followers of <Link to={paths.business(business)}>{business.name}</Link>
          </Trans>
        </h1>
        {followers.total === 0 ? (
          <Empty icon={IconUsers} title={t`Nobody follows this company yet`} />
        ) : (
          <>
            <p className="muted">
              <Plural value={followers.total} one="# follower" other="# followers" />
            </p>
            <List key={key} id={business.businessID} start={followers} />
          </>
        )}
      </div>
    </div>
  )
}

type Followers = Awaited<ReturnType<typeof loader>>['followers']

function List({ id, start }: { id: string; start: Followers }) {
  const api = useApi()
  const businessID = sessionNow()?.actor.businessID
  const { list, busy, more } = usePagedList(
    start,
    ({ id: key }) => key,
    ({ nextID }) =>
      nextID ? () => api.follows.followers({ params: { id }, query: { nextID, businessID } }) : undefined,
  )
  return (
    <>
      <Card>
        <ul>
          {list.map(({ id: key, who, since, isFollowing }) => (
            <ActorRow key={key} author={who} since={since}>
              <Follow
                resourceType={who.businessID ? 'business' : 'user'}
                resourceID={idOfAuthor(who)}
                name={nameOf(who)}
                isFollowing={isFollowing}
              />
            </ActorRow>
          ))}
        </ul>
      </Card>
      <LoadMore busy={busy} more={more} />
    </>
  )
}
