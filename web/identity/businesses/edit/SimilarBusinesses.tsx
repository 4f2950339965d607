// Possible duplicates of a new business: a hint.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Note } from '#web/ui/Note.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import type { NewBusinessValues } from './new-business-form.ts'

const pause = 400 // ms without typing

export function SimilarBusinesses() {
  const [companyName, country] = useWatch<NewBusinessValues, ['companyName', 'country']>({
    name: ['companyName', 'country'],
  })
  const isEnough = companyName.trim().length >= 3 && country !== ''
  const api = useApi()
  const { paths } = useSite()
  const [similar, setSimilar] = useResettableState<BusinessCard[]>([], isEnough)
  useEffect(() => {
    if (!isEnough) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const query = { companyName, country }
      api.businesses.duplicates({ query, signal: controller.signal }).then(setSimilar, () => setSimilar([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, companyName, country, isEnough, setSimilar])
  return (
    <LiveRegion as="div">
      {similar.length > 0 && (
        <Note look="info">
          <p>
            <Trans>Is it one of these? If so, claim it, or ask its owner to invite you.</Trans>
          </p>
          <ul>
            {similar.map((one) => (
              <li key={one.businessID}>
                <a href={paths.business(one)} target="_blank" rel="noopener">
                  {one.general.companyName}
                </a>
                <Text>{one.contactInfo.city && `, ${one.contactInfo.city}`}</Text>
                {one.presence === 'listed' && one.kind === 'company' && (
                  <>
                    <Text>{' · '}</Text>
                    <ClaimLink business={one} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </LiveRegion>
  )
}

function ClaimLink({ business }: { business: BusinessCard }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const name = business.general.companyName
  return (
    <Link to={paths.claimBusiness(business)} aria-label={t`Claim it: ${name}`}>
      <Trans>Claim it</Trans>
    </Link>
  )
}
