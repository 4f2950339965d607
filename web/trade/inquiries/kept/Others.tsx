// Answering makers; ticked ones get the same text.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import styles from './Kept.module.css'

const most = 5

type Of = { businessID: string; product: string | undefined; title: string | undefined; category: string | undefined }

/** Undefined while unknown, and for strangers. */
export function useOthers({ businessID, product, title, category }: Of, signedIn: boolean): BusinessCard[] | undefined {
  const api = useApi()
  const [found, setFound] = useState<BusinessCard[]>()
  useEffect(() => {
    if (!signedIn || (!product && !category)) return
    const controller = new AbortController()
    const { signal } = controller
    const byCategory = category && { category }
    const body = product ? { product, textQuery: title?.slice(0, 200) } : { ...byCategory }
    const answering = (asked: typeof body) =>
      api.rfqs
        .propose({ body: asked, signal })
        .then(({ data }) =>
          data.flatMap(({ business }) =>
            business.presence === 'run' && business.businessID !== businessID ? [business] : [],
          ),
        )
    const ask = async () => {
      const first = await answering(body)
      return first.length > 0 || !product || !byCategory ? first : answering(byCategory)
    }
    ask().then(
      (businesses) => setFound(businesses.slice(0, most)),
      () => {},
    )
    return () => controller.abort()
  }, [api, businessID, product, title, category, signedIn])
  return found && found.length > 0 ? found : undefined
}

type Props = {
  businesses: readonly BusinessCard[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export function Others({ businesses, chosen, onChange }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <fieldset className={styles.others}>
      <legend>
        <Trans>Send the same to companies that answer</Trans>
      </legend>
      <p className="muted small">
        <Trans>They make the thing, and somebody reads. Each gets a message of its own.</Trans>
      </p>
      <ul>
        {businesses.map(({ businessID, key, general, contactInfo }) => (
          <li key={businessID}>
            <Checkbox
              label={general.companyName}
              checked={chosen.includes(businessID)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, businessID] : chosen.filter((one) => one !== businessID))
              }
            />
            <p className="small muted">
              {contactInfo.country.emoji} {contactInfo.country.countryName} ·{' '}
              <Link
                className="link"
                to={paths.business({ businessID, key })}
                target="_blank"
                aria-label={t`Profile of ${general.companyName}`}
              >
                <Trans>Profile</Trans>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
