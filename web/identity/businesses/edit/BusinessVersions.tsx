// Versions of a company's texts, read when shown.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { generalDescriptionMost, shortDescriptionMost } from '#contract/foundation/constants.ts'
import { useApi } from '#web/foundation/page.ts'
import { VersionsForm } from '#web/foundation/versions/VersionsForm.tsx'

/** `edition`: version of the profile above. */
type Props = { businessID: string; edition: number; onRecord: (profile: BusinessProfile) => void }

export function BusinessVersions({ businessID, edition, onRecord }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const [profile, setProfile] = useState<BusinessProfile>()
  const params = { id: businessID }
  useEffect(() => {
    const read = api.businesses.read({ params: { id: businessID }, query: { versions: 'true' } })
    void read.then(({ data }) => setProfile(data))
  }, [api, businessID, edition])
  if (!profile) return null
  const { general, version } = profile
  return (
    <VersionsForm
      kind="business"
      id={businessID}
      businessID={businessID}
      record={{ languages: general.languages, versions: general.versions ?? {} }}
      fields={[
        { name: 'shortDescription', label: t`Short description`, most: shortDescriptionMost, rows: 4 },
        { name: 'generalDescription', label: t`General description`, most: generalDescriptionMost, rows: 8 },
      ]}
      prefix="general."
      draft="business-version"
      save={async (body) => {
        const change = 'general' in body ? body : { general: body }
        try {
          onRecord(await api.businesses.change({ params, body: { ...change, version } }))
        } finally {
          setProfile((await api.businesses.read({ params, query: { versions: 'true' } })).data)
        }
      }}
    />
  )
}
