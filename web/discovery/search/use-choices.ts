// Clicks on hits.
import type { MouseEvent } from 'react'
import { type ChosenHit, rememberHit, tellChoice } from '#web/foundation/choices.ts'
import { useApi } from '#web/foundation/page.ts'
import type { Hits, ResultPage } from './load.ts'
import type { SearchQuery } from './query.ts'

type ResultsView = { query: SearchQuery; text: string; hits: Hits; found: ResultPage }

export function useChoices({ query, text, hits, found }: ResultsView) {
  const api = useApi()
  const isCounted = text !== '' && query.sort === 'relevance' && !query.exactly

  function hitAt(index: number): ChosenHit | undefined {
    if (hits.kind === 'user' || index < 0) return undefined
    const ids =
      hits.kind === 'business' ? hits.data.map((hit) => hit.businessID) : hits.data.map((hit) => hit.productID)
    const resourceID = ids[index]
    const question = { textQuery: text, literally: query.literally }
    if (!resourceID) return undefined
    return { ...question, resourceType: hits.kind, resourceID, place: found.skip + index + 1 }
  }
  function choose({ target, currentTarget, button }: MouseEvent<HTMLElement>): void {
    const card = (target as Element).closest('article')
    const hit = isCounted && card && hitAt([...currentTarget.querySelectorAll('article')].indexOf(card))
    if (!hit || button > 1) return
    rememberHit(hit)
    if ((target as Element).closest('h2 a')) void tellChoice(api, 'open', hit.resourceID)
  }
  return { onClickCapture: choose, onAuxClickCapture: choose }
}
