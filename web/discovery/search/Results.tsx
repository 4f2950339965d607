// Search results and placeholders.
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { BusinessCard } from '#web/identity/businesses/card.tsx'
import { UserCard } from '#web/identity/people/card.tsx'
import { ProductCard, ProductRow } from '#web/catalog/products/card.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { businessActions, ProductActions, RowActions } from './card-actions.tsx'
import type { ResultPage, Hits } from './load.ts'
import { marksIn } from './marks.ts'
import styles from './Results.module.css'
import { Matches } from './Matches.tsx'
import { OthersLine } from './Mentions.tsx'

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
    return hits.data.map((product, index) =>
      product.drawn ? (
        <ProductRow key={product.productID} product={product} actions={<RowActions product={product} />} mark={mark} />
      ) : (
        <ProductCard
          key={product.productID}
          product={product}
          actions={<ProductActions product={product} />}
          mark={mark}
          first={index < eagerCards}
          reasons={<Matches why={product.why} />}
        />
      ),
    )
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
        <Skeleton width={6} />
        <Skeleton width={4} />
        <Skeleton tall={40} />
        <Skeleton width={9} />
        <Skeleton width={9} />
      </span>
    </div>
  ))
}
