// Daily limit of translation reports, filled up to its last place.
import { translationReportsPerDay } from '#contract/foundation/constants.ts'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { type Call, fill, ownerOf } from '#api/testing-limits.ts'
import { addProduct, type TestApi } from '#api/testing.ts'

export const readingLimits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async translationReportsPerDay(bench) {
    const { id } = await ownerOf(bench)
    const reader = await bench.person('Rita Reader')
    const row = `insert into translation_reports (kind, thing_id, business_id, language, reported_by)
      select 'product', gen_random_uuid(), '${id}', 'es', $1`
    await fill(bench, translationReportsPerDay - 1, row, reader.userID)
    const languages = JSON.stringify({ name: 'en', description: 'en' })
    const text = { description: 'It moves oil at 16 bar', languages }
    const ids: string[] = []
    for (let made = 0; made < 10; made++) ids.push(await addProduct(bench.db, id, `Gear pump ${made}`, text))
    const libre = await startLibreTranslate()
    const translator = libreTranslate({ address: libre.address })
    bench.dependencies.translation = { listings: [translator], messages: [], caps: {} }
    await bench.api.reading.translate({ body: { kind: 'product', ids, language: 'es' } })
    await libre.close()
    return (turn) => reader.api.reading.report({ body: { kind: 'product', id: ids[turn]!, language: 'es' } })
  },
}
