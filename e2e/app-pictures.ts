// Icon and screenshots of the app: `node e2e/app-pictures.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { startSite } from './site/site.ts'

const folder = join(import.meta.dirname, '../web/public')

const logo = await readFile(join(folder, 'favicon.svg'), 'utf8')
const sign = /<path[^>]*\/>/.exec(logo)![0]
const masked = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
<rect width="32" height="32" fill="#0b5c6b"/><g transform="translate(16 16) scale(0.8) translate(-16 -16)">${sign}</g></svg>`
await sharp(Buffer.from(masked)).png({ palette: true }).toFile(join(folder, 'icon-maskable-512.png'))

const site = await startSite()
const screens = [
  { name: 'app-narrow', path: '/search-result?search=pump', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'app-wide', path: '/', viewport: { width: 1280, height: 800 }, scale: 1 },
]
for (const { name, path, viewport, scale } of screens) {
  const { page, context } = await site.visit(path, { viewport, deviceScaleFactor: scale })
  await page.waitForLoadState('networkidle')
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(join(folder, `${name}.webp`), picture)
  await context.close()
}
await site.close()
