// `npm run shots [part of a file's name …]`: pictures of pages, into shots/; `-- docs`: those of docs/pictures/; `--
// scripts [part …]`: pages in many scripts, with this machine's fonts; `-- rtl [part …]`: in ar-XB; `-- languages [part …]`: in
// every language of the site.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { SampleAccountName } from '#contract/identity/auth/sample-accounts.ts'
import { locales } from '#contract/foundation/locales.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { visitAs } from './site/sign-in.ts'
import { publicPages } from './site/public-pages.ts'
import { retell, scriptPages, signedInScriptPages } from './site/scripts.ts'
import { signedInPages } from './site/signed-in-pages.ts'
import { startSite, widths } from './site/site.ts'
import { startTurnedSite } from './site/turned.ts'

const folder = join(import.meta.dirname, '../shots')
const [mode] = process.argv.slice(2)
const inScripts = mode === 'scripts'
const isTurned = mode === 'rtl'
const inEveryLanguage = mode === 'languages'
const isSpecial = inScripts || isTurned || inEveryLanguage
const words = process.argv.slice(isSpecial ? 3 : 2)
const languages = isTurned ? [''] : inScripts ? ['', '/zh'] : inEveryLanguage ? locales.map(prefixOf) : ['', '/es']
const widthsTaken = isSpecial ? [390, 1280] : widths
const schemes = isSpecial ? (['light'] as const) : (['light', 'dark'] as const)
mkdirSync(folder, { recursive: true })

const server = await startTestServer()
process.env['TEST_DATABASE_URL'] = server.url
const site = await (isTurned ? startTurnedSite() : startSite({}, inScripts ? retell : undefined))
const open = inScripts ? await scriptPages(site) : await publicPages(site)
const signedIn = inScripts ? await signedInScriptPages(site) : await signedInPages(site)

async function take(name: string, path: string, account?: SampleAccountName): Promise<void> {
  let taken = 0
  for (const language of languages)
    for (const width of widthsTaken)
      for (const colorScheme of schemes) {
        const file = `${name}-${width}${isTurned ? '-rtl' : language.replace('/', '-')}-${colorScheme}.png`
        if (words.length && !words.some((word) => file.includes(word))) continue
        const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const
        const address = `${language}${path}` || '/'
        const { page, context, faults } = account
          ? await visitAs(site, account, address, options)
          : await site.visit(address, options)
        await whole(page)
        await page.screenshot({ path: join(folder, file), fullPage: true })
        if (faults.length > 0) console.log(`${file}: ${faults.join('; ')}`)
        await context.close()
        taken++
      }
  if (taken > 0) console.log(name)
}

const documented = { names: ['home', 'home-signed-in', 'business-listed', 'claim-proof'], height: 2400, quality: 66 }

async function picture(name: string, path: string, account?: SampleAccountName): Promise<void> {
  if (!documented.names.includes(name)) return
  for (const width of [390, 1280]) {
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const
    const { page, context } = account
      ? await visitAs(site, account, path || '/', options)
      : await site.visit(path || '/', options)
    await whole(page)
    const png = await page.screenshot({ fullPage: true })
    const height = Math.min(documented.height, (await sharp(png).metadata()).height)
    await sharp(png)
      .extract({ left: 0, top: 0, width, height })
      .webp({ quality: documented.quality, effort: 6, smartSubsample: true })
      .toFile(join(import.meta.dirname, `../docs/pictures/${name}-${width}.webp`))
    await context.close()
  }
  console.log(name)
}

async function whole(page: Page): Promise<void> {
  await settled(page)
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
}

try {
  const shoot = mode === 'docs' ? picture : take
  for (const [name, path] of Object.entries(open)) await shoot(name, path)
  for (const [account, pages] of Object.entries(signedIn))
    for (const [name, path] of Object.entries(pages)) await shoot(name, path, account as SampleAccountName)
} finally {
  await site.close()
  await server.stop()
}
