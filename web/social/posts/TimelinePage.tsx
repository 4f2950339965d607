// /timeline/{timelineID}: of a business (public) or person (signed-in).
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { timelinePageSize } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import { useReaderKey } from '#web/identity/actors/card.tsx'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { bothOf, loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { sessionNow, useSession } from '#web/foundation/session.ts'
import { PageLoading } from '#web/foundation/shell/PageLoading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { IconNews, IconRefresh } from '#web/ui/icons.ts'
import { Logo } from '#web/ui/Picture.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './PostList.module.css'
import { Timeline } from './Timeline.tsx'

export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['id'])
  if (!id) return redirectTo(paths.home())
  const session = sessionNow()
  const businessID = session?.actor.businessID
  try {
    const [owner, posts] = await bothOf(
      ownerOf(api, id, signal).then((found) => {
        if (found.businessID && found.businessID !== id) canonical(paths.timeline(found.businessID))
        return found
      }),
      api.newsfeed.timeline({ params: { id }, query: { size: timelinePageSize, businessID }, signal }),
    )
    cacheTags(owner.businessID ? `business:${id}` : `person:${id}`, ...posts.data.map(({ postID }) => `post:${postID}`))
    return { id, owner, posts, readAs: session && `${session.userID} ${businessID}` }
  } catch (error) {
    if (error instanceof Refusal && error.status === 401 && !session) return { id, owner: undefined, readAs: undefined }
    throw error
  }
}

async function ownerOf(api: Api, id: string, signal: AbortSignal) {
  try {
    const { data } = await api.businesses.read({ params: { id }, signal })
    const { companyName, profilePhoto } = data.general
    return { businessID: data.businessID, key: data.key, name: companyName, photo: profilePhoto }
  } catch (error) {
    if (!(error instanceof Refusal && error.name === 'NotFound')) throw error
    const { firstName, lastName, profilePhoto } = await api.people.read({ params: { id }, signal })
    return { businessID: undefined, key: '', name: `${firstName} ${lastName}`.trim(), photo: profilePhoto }
  }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => {
  if (!data.owner) return { title: t(i18n)`Timeline`, description: '', noindex: true }
  const { name, businessID } = data.owner
  return {
    title: t(i18n)`Posts of ${name}`,
    description: t(i18n)`News, products and projects in the words of ${name}.`,
    noindex: !businessID,
  }
}

export function Component() {
  const { id, owner, ...data } = useLoaderData<typeof loader>()
  const reader = useReaderKey(data.readAs)
  const { paths } = useSite()
  if (!owner) return <NotRead />
  const { name, photo, businessID, key } = owner
  const href = businessID ? paths.business({ businessID, key }) : paths.person({ userID: id })
  return (
    <div className="wrap">
      <div className={styles.page}>
        <header className={styles.owner}>
          {(photo || businessID) && <Logo name={name} {...pictureOf(photo)} size={48} eager />}
          <h1>
            <Trans>
              Posts of <Link to={href}>{name}</Link>
            </Trans>
          </h1>
        </header>
        <Timeline key={reader} id={id} start={data.posts} />
      </div>
    </div>
  )
}

function NotRead() {
  const { t } = useLingui()
  const session = useSession()
  const { revalidate, state } = useRevalidator()
  if (session && state === 'loading') return <PageLoading />
  return (
    <div className="wrap">
      {session ? (
        <ErrorState
          level={1}
          title={t`Error loading data`}
          action={<Button icon={IconRefresh} onClick={() => void revalidate()}>{t`Try again`}</Button>}
        />
      ) : (
        <Empty
          icon={IconNews}
          level={1}
          title={t`Posts of people are for signed-in members.`}
          action={
            <LoginLink look="primary">
              <Trans>Login</Trans>
            </LoginLink>
          }
        />
      )}
    </div>
  )
}
