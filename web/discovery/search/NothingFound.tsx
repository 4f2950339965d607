// Empty state of a search.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { IconSearchOff } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import type { ResultPage } from './load.ts'
import { addressOf, filterCount, withoutFilters, isUnasked, withType, type SearchQuery } from './query.ts'
import styles from './Results.module.css'
import { typeLabel } from './titles.ts'
import { MentionsLink } from './Mentions.tsx'

function Unasked({ query }: { query: SearchQuery }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { search } = query
  return (
    <Card>
      <Empty
        icon={IconSearchOff}
        title={t`“${search}” asks for nothing`}
        action={
          <LinkButton href={paths.search(addressOf({ ...withoutFilters(query), search: '' }))}>
            <Trans>Browse all</Trans>
          </LinkButton>
        }
      >
        <Trans>Type a product, a company, a person or a part number.</Trans>
      </Empty>
    </Card>
  )
}

export function NothingFound({ found, query }: { found: ResultPage; query: SearchQuery }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const { paths, formats } = site
  if (isUnasked(query)) return <Unasked query={query} />
  const filtered = filterCount(query) > 0
  const loosened = filtered ? withoutFilters(query) : { ...query, search: '', exactly: false, literally: [], page: 1 }
  const { nothing } = found
  const thing = nothing?.thing ?? ''
  const title = filtered
    ? t`Nothing matches these words and filters`
    : nothing
      ? t`Nothing here is “${thing}”`
      : t`Nothing matches these words`
  const label = filtered ? <Trans>Clear all filters</Trans> : <Trans>Browse all</Trans>
  return (
    <Card>
      <Empty
        icon={IconSearchOff}
        title={title}
        action={
          <span className="row">
            <LinkButton look="primary" href={paths.createRfq({ category: found.emptyCategory?.id })}>
              <Trans>Ask for quotations</Trans>
            </LinkButton>
            <LinkButton href={paths.search(addressOf(loosened))}>{label}</LinkButton>
          </span>
        }
      >
        {filtered ? (
          <Trans>Remove a filter to see more, or ask for quotations.</Trans>
        ) : (
          <Trans>Try fewer or more general words, or describe what you need and let suppliers answer.</Trans>
        )}
      </Empty>
      {(found.mentions || found.neighbors || nothing) && (
        <div className={styles.ways}>
          <MentionsLink found={found} query={query} />
          <Chips>
            {!!nothing?.makers && (
              <Chip href={paths.search(addressOf({ ...withType(withoutFilters(query), 'MA'), search: thing }))}>
                {typeLabel(site, i18n, 'MA')} <b className="num">{formats.number(nothing.makers)}</b>
              </Chip>
            )}
            {nothing?.kinds.map(({ text, total }) => (
              <Chip key={text} href={paths.search(addressOf({ ...withoutFilters(query), search: text }))}>
                {text} <b className="num">{formats.number(total)}</b>
              </Chip>
            ))}
            {found.neighbors?.map(({ id, name }) => (
              <Chip key={id} href={paths.search(addressOf({ ...withoutFilters(query), search: name }))}>
                {name}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
    </Card>
  )
}
