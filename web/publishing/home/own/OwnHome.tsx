// Home page of a signed-in person.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useApi } from '#web/foundation/page.ts'
import { useSession, type Session } from '#web/foundation/session.ts'
import { FirstSteps } from '#web/identity/people/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty, Skeleton } from '#web/ui/States.tsx'
import { IconAlertCircle } from '#web/ui/icons.ts'
import { OwnCompany } from './OwnCompany.tsx'
import { Following } from './Following.tsx'
import styles from './OwnHome.module.css'
import { OpenRequests } from './OpenRequests.tsx'
import { type OwnHomeData, readOwnHome } from './read-own-home.ts'
import { Saved } from './Saved.tsx'
import { LastSearched, RecentSearches, useSearches } from './Searches.tsx'
import { Waiting } from './Waiting.tsx'

export function OwnHome() {
  const session = useSession()
  const { t } = useLingui()
  if (!session) return null
  return (
    <>
      <h1 className="sr">{t`Home`}</h1>
      <Home key={session.userID} {...session} />
    </>
  )
}

function Home({ userID }: Session) {
  const { t } = useLingui()
  const { data, failed, again } = useOwnHome(userID)
  const searches = useSearches(userID)
  return (
    <div className={styles.home}>
      <LastSearched searches={searches} />
      {data?.steps && <FirstSteps steps={data.steps} userID={userID} />}
      {failed && (
        <Empty
          icon={IconAlertCircle}
          title={t`Your home page could not be loaded`}
          action={<Button onClick={again}>{t`Try again`}</Button>}
        />
      )}
      {!failed && (data ? <Parts data={data} searches={searches} /> : <Loading />)}
    </div>
  )
}

function Parts({ data, searches }: { data: OwnHomeData; searches: ReturnType<typeof useSearches> }) {
  return (
    <div className={styles.columns}>
      <div>
        <Waiting {...data.waiting} />
        <OpenRequests requests={data.requests} />
        <Following news={data.news} />
      </div>
      <div>
        <Saved {...data.saved} />
        <RecentSearches searches={searches} />
        <OwnCompany company={data.company} />
      </div>
    </div>
  )
}

function useOwnHome(userID: string) {
  const api = useApi()
  const [data, setData] = useState<OwnHomeData>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    readOwnHome(api, userID).then(
      (read) => void (isOver || setData(read)),
      () => void (isOver || setFailed(true)),
    )
    return () => void (isOver = true)
  }, [api, userID, turn])
  function again() {
    setFailed(false)
    setTurn((count) => count + 1)
  }
  return { data, failed, again }
}

/** Its height is that of the parts to come: nothing moves. */
function Loading() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div>
        <LoadingRows rows={3} />
        <LoadingRows rows={1} />
        <LoadingRows rows={5} />
      </div>
      <div>
        <LoadingRows rows={3} />
        <LoadingRows rows={1} />
      </div>
    </div>
  )
}

function LoadingRows({ rows }: { rows: number }) {
  return (
    <Card className={styles.loading!}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row}>
          <Skeleton width={row === 0 ? 4 : 6} />
          {row > 0 && <Skeleton width={9} />}
        </div>
      ))}
    </Card>
  )
}
