// Suggested companies of the reader's industries.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useEffect, useState } from 'react'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Presence } from '#web/identity/businesses/card.tsx'
import { Follow } from '#web/social/follows/card.tsx'
import { useApi, useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useSession } from '#web/foundation/session.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './NewsfeedPage.module.css'

const shownMost = 3
const askedFor = 12

export function Suggestions() {
  const api = useApi()
  const { paths } = useSite()
  const session = useSession()
  const [businesses, setBusinesses] = useState<BusinessCard[]>([])
  const industry = session?.profile?.industry?.id
  const userID = session?.userID
  useEffect(() => {
    if (!userID) return undefined
    let wanted = true
    async function find(): Promise<void> {
      const named = (await api.people.interests()).industries.join(',') || industry
      const query = { size: askedFor, ...(named && { industries: named }) }
      const [data, following, own] = await Promise.all([
        api.businesses.showcase({ query }),
        api.follows.following({ params: { id: userID! } }),
        api.businesses.mine(),
      ])
      const known = new Set([
        ...following.data.map(({ who }) => who.businessID),
        ...own.data.map((one) => one.businessID),
      ])
      if (wanted) setBusinesses(data.filter(({ businessID }) => !known.has(businessID)).slice(0, shownMost))
    }
    // Suggestions are optional.
    find().catch(() => {})
    return () => void (wanted = false)
  }, [api, industry, userID])
  return (
    <div className={styles.suggestions}>
      {businesses.length > 0 && (
        <Card as="section">
          <CardHeader title={<Trans>Companies to follow</Trans>} />
          <ul>
            {businesses.map((business) => (
              <li key={business.businessID}>
                <Logo name={business.general.companyName} {...pictureOf(business.general.profilePhoto)} size={48} />
                <div className="grow">
                  <h3>
                    <Link to={paths.business(business)}>
                      <UserText text={business.general.companyName} />
                    </Link>
                  </h3>
                  <p className="muted small cut">
                    <Flag emoji={business.contactInfo.country.emoji} /> {business.general.industry.name}
                  </p>
                  <Presence business={business} />
                </div>
                <Follow
                  resourceType="business"
                  resourceID={business.businessID}
                  name={business.general.companyName}
                  isFollowing={false}
                  small
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
