// Versions of a company's texts in other languages. Read when they are shown.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { generalDescriptionMost, shortDescriptionMost } from '#contract/foundation/constants.ts'
import { useApi } from '#web/foundation/page.ts'
import { VersionsForm } from '#web/foundation/versions/VersionsForm.tsx'

type Props = { businessID: string; onRecord: (profile: BusinessProfile) => void }

export function BusinessVersions({ businessID, onRecord }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const [general, setGeneral] = useState<BusinessProfile['general']>()
  const params = { id: businessID }
  useEffect(() => {
    const read = api.businesses.read({ params: { id: businessID }, query: { versions: 'true' } })
    void read.then(({ data }) => setGeneral(data.general))
  }, [api, businessID])
  if (!general) return null
  return (
    <VersionsForm
      kind="business"
      id={businessID}
      record={{ languages: general.languages, versions: general.versions ?? {} }}
      fields={[
        { name: 'shortDescription', label: t`Short description`, most: shortDescriptionMost, rows: 4 },
        { name: 'generalDescription', label: t`General description`, most: generalDescriptionMost, rows: 8 },
      ]}
      prefix="general."
      draft="business-version"
      save={async (body) => {
        const change = 'general' in body ? body : { general: body }
        onRecord(await api.businesses.change({ params, body: change }))
        const { data } = await api.businesses.read({ params, query: { versions: 'true' } })
        setGeneral(data.general)
      }}
    />
  )
}
