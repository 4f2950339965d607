// Saved states, one call a page.
import type { Api } from '#web/foundation/page.ts'

type Kind = 'business' | 'product'
type Question = { ids: Set<string>; answer: Promise<Set<string>> }
const open: Partial<Record<Kind, Question>> = {}

export async function isSaved(api: Api, resourceType: Kind, resourceID: string): Promise<boolean> {
  let question = open[resourceType]
  if (!question) {
    const ids = new Set<string>()
    const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
      delete open[resourceType]
      return new Set(await api.favorites.saved({ params: { resourceType }, query: { ids: [...ids].join(',') } }))
    })
    open[resourceType] = question = { ids, answer }
  }
  question.ids.add(resourceID)
  return (await question.answer).has(resourceID)
}
