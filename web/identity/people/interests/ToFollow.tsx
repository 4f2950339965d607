// Companies that fit the answers, followed with one press.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BusinessHit } from '#contract/discovery/search-hits.ts'
import type { Interests } from '#contract/identity/people/people.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import styles from './InterestsPage.module.css'

const shown = 6

export function ToFollow({ interests }: { interests: Interests }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const companies = useCompanies(interests)
  if (!companies) return null
  return (
    <Card as="section">
      <CardHeader title={t`Companies that fit`} />
      {companies.length === 0 ? (
        <p className={styles.acts}>
          <Trans>No company of these categories runs its page yet. Your feed has the posts of these industries.</Trans>
        </p>
      ) : (
        <Choice companies={companies} />
      )}
      <div className={styles.acts}>
        <LinkButton href={paths.newsfeed()}>{t`To my feed`}</LinkButton>
      </div>
    </Card>
  )
}

function useCompanies({ buys, makes, countries }: Interests): BusinessHit[] | undefined {
  const api = useApi()
  const [companies, setCompanies] = useState<BusinessHit[]>()
  useEffect(() => {
    let isOver = false
    const category = (buys.length > 0 ? buys : makes).map(({ id }) => id)
    const country = countries.map(({ code }) => code)
    const find = async (body: object) =>
      (await api.search.business({ body: { category, presence: 'run', size: shown, facets: false, ...body } })).data
    async function read(): Promise<BusinessHit[]> {
      if (category.length === 0) return []
      const there = country.length > 0 ? await find({ country }) : []
      return there.length > 0 ? there : find({})
    }
    read().then(
      (found) => void (isOver || setCompanies(found)),
      () => void (isOver || setCompanies([])),
    )
    return () => void (isOver = true)
  }, [api, buys, makes, countries])
  return companies
}

function Choice({ companies }: { companies: BusinessHit[] }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(companies.map((one) => one.businessID)))
  const [busy, setBusy] = useState(false)
  async function follow() {
    setBusy(true)
    try {
      for (const resourceID of ticked)
        await api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID } })
      showSuccess(t`You follow them now`)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <>
      <ul className={styles.companies}>
        {companies.map(({ businessID, general, contactInfo }) => (
          <li key={businessID}>
            <Checkbox
              label={
                <>
                  <b className="semi">{general.companyName}</b>{' '}
                  <span className="muted small">
                    <Flag emoji={contactInfo.country.emoji} /> {contactInfo.country.countryName}
                  </span>
                </>
              }
              checked={ticked.has(businessID)}
              onChange={({ target }) => {
                const others = [...ticked].filter((one) => one !== businessID)
                setTicked(new Set(target.checked ? [...others, businessID] : others))
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button
          look="primary"
          busy={busy}
          aria-disabled={ticked.size === 0}
          onClick={() => ticked.size > 0 && void follow()}
        >
          <Plural value={ticked.size} _0="Follow none" one="Follow # company" other="Follow # companies" />
        </Button>
      </div>
    </>
  )
}
