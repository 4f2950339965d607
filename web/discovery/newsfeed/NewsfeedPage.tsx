// /newsfeed: feed and composer. Private.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useReadAs } from '#web/identity/actors/card.tsx'
import { loadPromoted, PromotedAside } from '#web/billing/boosts/card.tsx'
import { LoadMore } from '#web/foundation/shell/LoadMore.tsx'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { Composer } from '#web/social/posts/composer/card.tsx'
import { PostList } from '#web/social/posts/feed/card.tsx'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { sessionNow, useSession } from '#web/foundation/session.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { IconNews, IconRefresh } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Aside } from './Aside.tsx'
import styles from './NewsfeedPage.module.css'
import { NewPosts, noteOf } from './Notes.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useFeed, type FirstPage } from './use-feed.ts'
import { useNews } from './use-news.ts'

const nothing: FirstPage = { data: [], nextID: null }

export async function loader(args: LoaderFunctionArgs) {
  const { api, signal } = loaderContext(args)
  const businessID = sessionNow()?.actor.businessID
  try {
    const [first, promoted] = await Promise.all([
      api.newsfeed.load({ query: { businessID }, signal }),
      loadPromoted(api, { place: 'feed' }, signal),
    ])
    return { first, promoted, readAs: businessID ?? '' }
  } catch (error) {
    // The shell reports a lost network; a refused business falls back to the person.
    if (error instanceof TypeError) throw error
    return { first: undefined, promoted: undefined, readAs: '' }
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`My B2B`, description: '', noindex: true })

export function Component() {
  const { first, promoted, readAs } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  useReadAs(readAs)
  return (
    <div className={`wrap ${styles.page}`}>
      <Aside />
      <section className={styles.feed} aria-label={t`Feed`}>
        <h1 className="sr">
          <Trans>My B2B</Trans>
        </h1>
        <Feed first={first} promoted={promoted && <PromotedAside shown={promoted} level={2} />} readAs={readAs} />
      </section>
      <Suggestions />
    </div>
  )
}

type FeedProps = { first: FirstPage | undefined; promoted: ReactNode; readAs: string }

function Feed({ first, promoted, readAs }: FeedProps) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { revalidate } = useRevalidator()
  const session = useSession()
  const { entries, setEntries, ended, state, more, end } = useFeed(first ?? nothing)
  const news = useNews(entries.find(({ author }) => author.userID !== session?.userID)?.postID ?? entries[0]?.postID)
  // The composer stays mounted: somebody may be typing.
  return (
    <>
      <Composer
        onPosted={(post) => {
          if (post) setEntries((list) => [{ ...post, why: { kind: 'own', industry: null } }, ...list])
          else void revalidate()
        }}
      />
      <LiveRegion as="div">
        {news > 0 && (
          <Button look="soft" full icon={IconRefresh} onClick={revalidate}>
            <NewPosts count={news} />
          </Button>
        )}
      </LiveRegion>
      {promoted}
      {!first && (
        <ErrorState
          title={t`Failed loading your newsfeed`}
          action={
            <Button icon={IconRefresh} onClick={revalidate}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {first && entries.length === 0 && ended && (
        <Empty
          icon={IconNews}
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
