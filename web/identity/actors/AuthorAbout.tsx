// One-line author description: «Manufacturer, Germany».
import { Trans } from '@lingui/react/macro'
import type { Author } from '#contract/identity/actors.ts'
import { Text } from '#web/ui/Text.tsx'

export function AuthorAbout({ author }: { author: Author }) {
  const { businessID, businessType, companyName, country, presence, businessKind } = author
  if (businessID)
    return (
      <>
        <Text>
          {[businessKind !== 'collection' && businessType?.name, country?.countryName].filter(Boolean).join(', ')}
        </Text>
        {presence === 'listed' && (
          <>
            <Text>{' · '}</Text>
            {businessKind === 'collection' ? (
              <Trans>Collection of product data, not a company</Trans>
            ) : (
              <Trans>Listed, not on WBN yet</Trans>
            )}
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
  return <Text>{position || company || country?.countryName}</Text>
}
