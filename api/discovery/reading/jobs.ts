// Jobs that work on requests of translations, and withdraw them.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { type CurrentTexts, withdrawAll, workQueue } from '#api/foundation/translations/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import { forgetSettled } from './report-queries.ts'

const longest = 10 * 60_000 // ms
const keyed = /^(product|business):([\da-f-]{36}):/

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool' | 'translation'>

export function reading(jobs: Jobs<DB>, dependencies: Dependencies): void {
  const { db, pool } = dependencies
  const current = currentTexts(pool)
  jobs.schedule('translations.work', '* * * * *', async () => {
    const { translation } = dependencies
    if (translation) await workQueue({ db, translation, current }, { until: performance.now() + longest })
  })
  jobs.schedule('translations.withdraw', '41 4 * * *', async () => {
    await withdrawAll(db, current)
    await forgetSettled(db)
  })
}

function currentTexts(pool: Dependencies['pool']): CurrentTexts {
  return async (keys) => {
    const found = keys.map((key) => keyed.exec(key))
    const idsOf = (kind: string) => [...new Set(found.flatMap((one) => (one?.[1] === kind ? [one[2]!] : [])))]
    const [products, businesses] = await Promise.all([
      productTexts({ pool }, idsOf('product')),
      businessTexts({ pool }, idsOf('business')),
    ])
    const sources = [...products.values(), ...businesses.values()].flatMap((one) => one.sources)
    return new Map(sources.map((source) => [source.key, source]))
  }
}
