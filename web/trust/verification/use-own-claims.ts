// Own claims: read once, replaced by each change.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnVerification } from '#contract/trust/verification/verification.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, type Api } from '#web/foundation/page.ts'

export type OwnWork = (call: (api: Api) => Promise<OwnVerification>) => Promise<void>

export function useOwnClaims(businessID: string): { own: OwnVerification | undefined; work: OwnWork } {
  const api = useApi()
  const { showError } = useToasts()
  const { revalidate } = useRevalidator()
  const [own, setOwn] = useState<OwnVerification>()
  useEffect(() => {
    const controller = new AbortController()
    api.verification.own({ params: { businessID }, signal: controller.signal }).then(setOwn, (error: unknown) => {
      if (!controller.signal.aborted) showError(error)
    })
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `showError` is new at each rendering
  }, [api, businessID])
  const work: OwnWork = async (call) => {
    setOwn(await call(api))
    void revalidate()
  }
  return { own, work }
}
