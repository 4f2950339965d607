// /newsfeed: what the network says to a person, with a place to write (2§2). Private.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useReadAs } from '#web/actors/card.tsx'
import { LoadMore } from '#web/more.tsx'
import { asked, useSite, type Meta } from '#web/page.ts'
import { Composer, PostList } from '#web/posts/feed/card.tsx'
import { useLoaderData, useRouting, type LoaderFunctionArgs } from '#web/routing.ts'
import { sessionNow, useSession } from '#web/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { newsIcon, refreshIcon } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { Aside } from './Aside.tsx'
import styles from './NewsfeedPage.module.css'
import { NewPosts, noteOf } from './Notes.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useFeed, type FirstPage } from './use-feed.ts'
import { useNews } from './use-news.ts'

const nothing: FirstPage = { data: [], nextID: null }

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = asked(args)
  const businessID = sessionNow()?.actor.businessID
  try {
    return { first: await api.newsfeed.load({ query: { businessID }, signal }), readAs: businessID ?? '' }
  } catch (error) {
    // Without the network the shell says so; what is refused because of the chosen business is read as oneself.
    if (error instanceof TypeError) throw error
    return { first: undefined, readAs: '' }
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`My B2B`, description: '', noindex: true })

export function Component() {
  const { first, readAs } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  useReadAs(readAs)
  return (
    <div className={`wrap ${styles.page}`}>
      <Aside />
      <section className={styles.feed} aria-label={t`Feed`}>
        <h1 className="sr">
          <Trans>My B2B</Trans>
        </h1>
        <Feed first={first} readAs={readAs} />
      </section>
      <Suggestions />
    </div>
  )
}

function Feed({ first, readAs }: { first: FirstPage | undefined; readAs: string }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { reload } = useRouting()
  const session = useSession()
  const { entries, setEntries, ended, state, more, end } = useFeed(first ?? nothing)
  const news = useNews(entries.find(({ author }) => author.userID !== session?.userID)?.postID ?? entries[0]?.postID)
  // The composer stays when another actor is chosen or new posts are read: somebody may be typing. The cards begin anew.
  return (
    <>
      <Composer
        onPosted={(post) => setEntries((list) => [{ ...post, why: { kind: 'own', industry: null } }, ...list])}
      />
      <div role="status">
        {news > 0 && (
          <Button look="soft" full icon={refreshIcon} onClick={reload}>
            <NewPosts count={news} />
          </Button>
        )}
      </div>
      {!first && (
        <ErrorState
          title={t`Failed loading your newsfeed`}
          action={
            <Button icon={refreshIcon} onClick={reload}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {first && entries.length === 0 && ended && (
        <Empty
          icon={newsIcon}
          title={t`Your feed is empty`}
          action={<LinkButton look="primary" href={paths.search({})}>{t`Search companies`}</LinkButton>}
        >
          <Trans>Follow companies and people: what they post appears here.</Trans>
        </Empty>
      )}
      <PostList key={`${readAs} ${first?.data[0]?.postID}`} posts={entries} note={noteOf} onChange={setEntries} />
      <div ref={end} />
      <LoadMore busy={state === 'loading'} more={ended ? undefined : more} />
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          <Trans>Failed loading your newsfeed</Trans>
        </p>
      )}
    </>
  )
}
