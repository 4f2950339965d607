// One-line author description: «Manufacturer, Germany».
import { Trans } from '@lingui/react/macro'
import type { Author } from '#contract/identity/actors.ts'

export function AuthorAbout({ author }: { author: Author }) {
  const { businessID, businessType, companyName, country, presence } = author
  if (businessID)
    return (
      <>
        {[businessType?.name, country?.countryName].filter(Boolean).join(', ')}
        {presence === 'listed' && (
          <>
            {' · '}
            <Trans>Listed, not on WBN yet</Trans>
          </>
        )}
      </>
    )
  const position = author.jobPosition?.name
  const company = companyName ?? ''
  if (position && company)
    return (
      <Trans>
        {position} at {company}
      </Trans>
    )
  return <>{position || company || country?.countryName}</>
}
