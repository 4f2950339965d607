// Home page of a signed-in person.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useApi } from '#web/foundation/page.ts'
import { useSession, type Session } from '#web/foundation/session.ts'
import { FirstSteps } from '#web/identity/people/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty, Skeleton } from '#web/ui/States.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
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
  const { data, failed, again } = useOwnHome()
  const searches = useSearches(userID)
  return (
    <div className={styles.home}>
      <LastSearched searches={searches} />
      <FirstSteps />
      {failed && (
        <Empty
          icon={IconAlertCircle}
          title={t`Your home page could not be loaded`}
          action={<Button onClick={again}>{t`Try again`}</Button>}
        />
      )}
      {!failed && (
        <div className={styles.columns} aria-busy={data === undefined}>
          <div>
            {data ? <Waiting {...data.waiting} /> : <Loading />}
            {data ? <OpenRequests requests={data.requests} /> : <Loading />}
            {data ? <Following news={data.news} /> : <Loading />}
          </div>
          <div>
            {data ? <Saved {...data.saved} /> : <Loading />}
            <RecentSearches searches={searches} />
            {data && <OwnCompany company={data.company} />}
          </div>
        </div>
      )}
    </div>
  )
}

function useOwnHome() {
  const api = useApi()
  const [data, setData] = useState<OwnHomeData>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    readOwnHome(api).then(
      (read) => void (isOver || setData(read)),
      () => void (isOver || setFailed(true)),
    )
    return () => void (isOver = true)
  }, [api, turn])
  function again() {
    setFailed(false)
    setTurn((count) => count + 1)
  }
  return { data, failed, again }
}

function Loading() {
  return (
    <Card pad="m" className={styles.loading!}>
      <Skeleton width={4} tall={20} />
      <Skeleton width={12} />
      <Skeleton width={9} />
    </Card>
  )
}
