// Search results, placeholders, empty state.
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { BusinessCard } from '#web/identity/businesses/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { UserCard } from '#web/identity/people/card.tsx'
import { ProductCard } from '#web/catalog/products/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { IconSearchOff } from '#web/ui/icons.ts'
import { Empty, Skeleton } from '#web/ui/States.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { businessActions, ProductActions } from './card-actions.tsx'
import type { ResultPage, Hits } from './load.ts'
import { marksIn } from './marks.ts'
import { addressOf, filterCount, withoutFilters, isUnasked, withType, type SearchQuery } from './query.ts'
import styles from './Results.module.css'
import { Matches } from './Matches.tsx'
import { typeLabel } from './titles.ts'
import { MentionsLink, OthersLine } from './Understood.tsx'

const eagerCards = 2 // above the fold: pictures load eagerly

export function Results({ hits, text, found }: { hits: Hits; text: string; found: ResultPage }) {
  const { fitting, skip } = found
  const line = fitting !== undefined && fitting < found.total ? fitting - skip : -1
  return cardsOf(hits, text).map((card, index) => (
    <Fragment key={card.key}>
      {index === line && <OthersLine fitting={fitting!} />}
      {card}
    </Fragment>
  ))
}

function cardsOf(hits: Hits, text: string): ReactElement[] {
  const mark = (part: string) => (text ? marked(part, text) : <UserText text={part} />)
  if (hits.kind === 'business')
    return hits.data.map((business, index) => (
      <BusinessCard
        key={business.businessID}
        business={business}
        actions={businessActions(business)}
        mark={mark}
        first={index < eagerCards}
        reasons={<Matches why={business.why} />}
      />
    ))
  if (hits.kind === 'product')
    return hits.data.map((product, index) => (
      <ProductCard
        key={product.productID}
        product={product}
        actions={<ProductActions product={product} />}
        mark={mark}
        first={index < eagerCards}
        reasons={<Matches why={product.why} />}
      />
    ))
  return hits.data.map((user) => <UserCard key={user.userID} user={user} mark={mark} />)
}

function marked(text: string, query: string): ReactNode {
  const parts = marksIn(text, query)
  if (!parts.some((part) => part.marked)) return <UserText text={text} />
  return parts.map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <UserText key={index} text={part.text} />,
  )
}

export function ResultsLoading({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.loading} aria-hidden="true">
      <span className={styles.square}>
        <Skeleton tall={64} />
      </span>
      <span className={styles.lines}>
        <Skeleton width={6} tall={20} />
        <Skeleton width={4} />
        <Skeleton tall={40} />
        <Skeleton width={9} />
        <Skeleton width={8} />
      </span>
    </div>
  ))
}

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
