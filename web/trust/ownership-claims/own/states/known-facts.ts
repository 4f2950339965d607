// Known and missing facts of the claimed company.
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useApi } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'

type Facts = { known: number; all: number; unfiltered: boolean }

/** `unfiltered`: employees or lead time is missing, by which buyers filter. */
function factsOf({
  general,
  contactInfo,
  tradeCapabilities: trade,
  businessTerms,
  certificates,
}: BusinessProfile): Facts {
  const facts = [
    general.generalDescription,
    general.yearStablished,
    general.totalEmployees,
    general.totalAnnualRevenue,
    general.productionCapacity,
    contactInfo.city,
    contactInfo.legalAddressEnglish,
    contactInfo.phone,
    contactInfo.email,
    contactInfo.website,
    trade.markets.length,
    trade.averageLeadTime,
    businessTerms.acceptedDeliveryTerms.length,
    businessTerms.acceptedPaymentTypes.length,
    certificates.length,
  ]
  return {
    known: facts.filter(Boolean).length,
    all: facts.length,
    unfiltered: !general.totalEmployees || !trade.averageLeadTime,
  }
}

export function useKnownFacts(): Facts | undefined {
  const api = useApi()
  const id = idOf(useParams()['slug'])!
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => {
    const controller = new AbortController()
    api.businesses.read({ params: { id }, signal: controller.signal }).then(
      ({ data }) => setFacts(factsOf(data)),
      () => {},
    )
    return () => controller.abort()
  }, [api, id])
  return facts
}
