// The home page's video.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { captions } from '#illustrations/video/video.ts'
import { passesAxe } from './site/axe.ts'
import { goTo, hasFocus, press, reload, startSite, widths, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

type Saving = { saveData?: boolean }

async function open(path: string, { saveData, ...options }: BrowserContextOptions & Saving = {}) {
  const { page, context, faults } = await site.visit('about:blank', { reducedMotion: 'no-preference', ...options })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/([\w-]+)-[\w-]{8}\.(?:webm|mp4|vtt|webp)$/.exec(new URL(request.url()).pathname) ?? []
    if (file) asked.add(file)
  })
  if (saveData)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.addInitScript(() => {
    const paints: { shift: number; largest?: string } = { shift: 0 }
    Object.assign(globalThis, { paints })
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; element: Element | null }
    const watch = (type: string, note: (entry: Entry) => void) =>
      new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })
    watch('layout-shift', ({ value, hadRecentInput }) => (paints.shift += hadRecentInput ? 0 : value))
    watch('largest-contentful-paint', ({ element }) => (paints.largest = element?.tagName ?? ''))
  })
  await goTo(page, path, { waitUntil: 'load' })
  return { page, context, faults, asked }
}

const pause = (page: Page) => page.getByRole('button', { name: 'Pause the video' })
const play = (page: Page) => page.getByRole('button', { name: 'Play the video: How WBN works' })
const video = (page: Page) => page.locator('figure video')
const passesSecond = (page: Page, second: number) =>
  page.waitForFunction((least) => (document.querySelector('video')?.currentTime ?? 0) > least, second)

for (const width of widths)
  test(`the video plays by itself without sound, with captions; nothing moves at ${width} px`, async () => {
    // Scrolling would count as a later, larger paint.
    const viewport = { width, height: width < 768 ? 2400 : 1400 }
    const { page, context, faults, asked } = await open('/', {
      viewport,
      colorScheme: width === 820 ? 'dark' : 'light',
    })
    await passesSecond(page, 0.2)
    assert.equal(await video(page).evaluate((element: HTMLVideoElement) => element.muted), true)
    await page.getByText(new RegExp(captions.en.join('|'))).waitFor()
    assert.deepEqual(asked, new Set(['captions-en', 'en']))
    await passesAxe(page, `home at ${width}`, 'figure')
    const { shift, largest } = await page.evaluate(
      () => (globalThis as unknown as { paints: { shift: number; largest?: string } }).paints,
    )
    assert.ok(shift < 0.01, `shifts by ${shift}`)
    assert.notEqual(largest, 'VIDEO')
    assert.deepEqual(faults, [])
    await context.close()
  })

test('at its end the drawing is seen again, and the video does not play by itself once more', async () => {
  const { page, context, asked } = await open('/')
  await passesSecond(page, 0)
  await video(page).evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration - 0.3))
  await play(page).waitFor()
  await page.getByText('USA edition: one pool of companies, in five languages').waitFor()
  await page.waitForFunction(() => getComputedStyle(document.querySelector('video')!).opacity === '0')
  asked.clear()
  await reload(page, { waitUntil: 'networkidle' })
  await play(page).waitFor()
  assert.deepEqual(asked, new Set())
  await context.close()
})

test('nothing of the video is asked for where reduced motion or saved data is; who wants it plays it', async () => {
  for (const saving of [{ reducedMotion: 'reduce' as const }, { saveData: true }]) {
    const { page, context, asked } = await open('/', saving)
    await play(page).waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(asked, new Set(), JSON.stringify(saving))
    assert.equal(await video(page).count(), 0)
    await play(page).click()
    await passesSecond(page, 0.1)
    assert.deepEqual(asked, new Set(['captions-en', 'en']))
    await context.close()
  }
})

test('the video is paused and goes on by keyboard; a pause is remembered', async () => {
  const { page, context, asked } = await open('/')
  await passesSecond(page, 0)
  await press(pause(page))
  await hasFocus(play(page))
  const isPaused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused)
  assert.equal(await isPaused(), true)
  await press(play(page), 'Space')
  await hasFocus(pause(page))
  assert.equal(await isPaused(), false)
  await press(pause(page))
  await hasFocus(play(page))
  asked.clear()
  await reload(page, { waitUntil: 'networkidle' })
  await play(page).waitFor()
  assert.deepEqual(asked, new Set())
  await context.close()
})

test('out of sight the video waits, and goes on when it is seen again', async () => {
  const { page, context } = await open('/')
  await passesSecond(page, 0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('video')!.paused)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => !document.querySelector('video')!.paused)
  await context.close()
})

test('Spanish pages play the Spanish video, others the English one with captions of their language', async () => {
  for (const [path, files] of [
    ['/es', ['captions-es', 'es']],
    ['/it', ['captions-it', 'en']],
    ['/zh', ['captions-zh', 'en']],
    ['/de', ['captions-de', 'en']],
  ] as const) {
    const { page, context, asked } = await open(path)
    await passesSecond(page, 0)
    await page.waitForFunction(() => document.querySelector('figcaption')!.childElementCount > 1)
    assert.deepEqual(asked, new Set(files))
    await context.close()
  }
})
