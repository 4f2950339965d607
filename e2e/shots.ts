// `npm run shots`: pictures of every page in three widths, two languages, light and dark, into the ignored folder shots/. For eyes, not for asserting.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '#kit/postgres/testing.ts'
import { startSite, widths } from './site.ts'

const folder = join(import.meta.dirname, '../shots')
const words = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const server = await startTestServer()
process.env['TEST_DATABASE_URL'] = server.url
const site = await startSite()
const { rows } = await site.database.pool.query(
  `select b.id as business, p.id as product from businesses b join products p on p.business_id = b.id
   where b.company_name = 'Ferrantis Pompe S.r.l.' order by p.id limit 1`,
)
const pages: Record<string, string> = {
  home: '',
  industries: '/industries',
  'results-companies': '/search-result?business=MA&countries=global&search=pumps',
  'results-products': '/search-result?business=PR&countries=global&search=pump',
  'results-people': '/search-result?business=UR&countries=global&search=',
  'results-none': '/search-result?business=MA&countries=global&search=zzqqxxyyww',
  business: `/business/${rows[0].business}`,
  'business-products': `/business/${rows[0].business}/products`,
  product: `/business-product/${rows[0].product}`,
  'not-found': '/business/00000000-0000-7000-8000-000000000000',
  attribution: '/attribution',
  developers: '/developers',
}
try {
  for (const [name, path] of Object.entries(pages)) {
    if (words.length && !words.some((word) => name.includes(word))) continue
    for (const language of ['', '/es'])
      for (const width of widths)
        for (const colorScheme of ['light', 'dark'] as const) {
          const { page, context } = await site.visit(`${language}${path}` || '/', {
            viewport: { width, height: 900 },
            colorScheme,
            reducedMotion: 'reduce',
          })
          await page.waitForLoadState('networkidle')
          await page.screenshot({
            path: join(folder, `${name}-${width}${language.replace('/', '-')}-${colorScheme}.png`),
            fullPage: true,
          })
          await context.close()
        }
    console.log(name)
  }
} finally {
  await site.close()
  await server.stop()
}
