// Ways on from an empty category.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronUp, IconFileInvoice, IconPlus } from '@tabler/icons-react'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Note } from '#web/ui/Note.tsx'
import type { ResultPage } from './load.ts'
import { addressOf, type SearchQuery, withoutFilters } from './query.ts'

export function EmptyCategory({ found: { emptyCategory }, query }: { found: ResultPage; query: SearchQuery }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (!emptyCategory) return null
  const { id, name, above, beside } = emptyCategory
  const searchOf = (search: string) =>
    paths.search(addressOf({ ...withoutFilters(query), countries: [], search, exactly: false, literally: [] }))
  return (
    <Note look="info">
      <p className="semi">
        <Trans>Nobody offers {name} here yet.</Trans>
      </p>
      <p className="row">
        <LinkButton icon={IconFileInvoice} rel="nofollow" href={paths.createRfq({ category: id })}>
          <Trans>Ask for quotations</Trans>
        </LinkButton>
        <LinkButton icon={IconPlus} rel="nofollow" href={paths.createBusiness()}>
          <Trans>List your company here</Trans>
        </LinkButton>
        <LinkButton icon={IconChevronUp} href={searchOf(above)}>
          {above}
        </LinkButton>
      </p>
      {beside.length > 0 && (
        <nav aria-label={t`Beside it, with companies`}>
          <Chips>
            {beside.map((one) => (
              <Chip key={one} href={searchOf(one)}>
                {one}
              </Chip>
            ))}
          </Chips>
        </nav>
      )}
    </Note>
  )
}
