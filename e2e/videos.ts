// `npm run videos`: home page videos into web/publishing/home/video/. Needs ffmpeg with libx264 and libvpx-vp9. `-- 4.2
// …`: pictures of these seconds only, into shots/.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import {
  captionFile,
  captions,
  drawnWords,
  duration,
  frameRate,
  size,
  videoFrame,
  type VideoLocale,
} from '#illustrations/video/video.ts'
import { browserFlags, findBrowser } from './site/browser.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'web/publishing/home/video')
const font = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const posterSecond = 14.4
const locales = Object.keys(drawnWords) as VideoLocale[]

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const page = await browser.newPage({ viewport: size })
await page.setContent(
  `<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(font, 'base64')})}
   body{margin:0;font-family:Inter}svg{display:block}</style><body>.</body>`,
)
await page.evaluate(() => document.fonts.load('500 20px Inter'))

async function picture(locale: VideoLocale, second: number): Promise<Buffer> {
  await page.evaluate((svg) => void (document.body.innerHTML = svg), videoFrame(locale, second))
  return page.screenshot()
}

const common = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
const colors = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']
colors.push('-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv')
const formats = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '26', '-movflags', '+faststart'],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '42',
    '-b:v',
    '0',
    '-g',
    '250',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-cpu-used',
    '1',
  ],
}

async function render(locale: VideoLocale): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'wbn-video-'))
  for (let at = 0; at < duration * frameRate; at++)
    writeFileSync(join(frames, `${String(at).padStart(4, '0')}.png`), await picture(locale, at / frameRate))
  for (const [format, options] of Object.entries(formats)) {
    const input = ['-y', '-loglevel', 'error', '-framerate', String(frameRate), '-i', join(frames, '%04d.png')]
    execFileSync(process.env['FFMPEG'] ?? 'ffmpeg', [
      ...input,
      ...common,
      ...colors,
      ...options,
      join(folder, `${locale}.${format}`),
    ])
  }
  rmSync(frames, { recursive: true })
  await sharp(await picture(locale, posterSecond))
    .webp({ quality: 85 })
    .toFile(join(folder, `${locale}.webp`))
}

const seconds = process.argv.slice(2).map(Number)
if (seconds.length > 0) {
  mkdirSync(join(root, 'shots'), { recursive: true })
  for (const locale of locales)
    for (const second of seconds)
      writeFileSync(join(root, `shots/video-${locale}-${second.toFixed(2)}.png`), await picture(locale, second))
} else {
  mkdirSync(folder, { recursive: true })
  for (const locale of locales) await render(locale)
  for (const locale of Object.keys(captions) as (keyof typeof captions)[])
    writeFileSync(join(folder, `captions-${locale}.vtt`), captionFile(locale))
}
await browser.close()
