// The drawn video: frames and captions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { captionFile, captions, drawnWords, duration, videoFrame, type VideoLocale } from './video.ts'

const seconds = Array.from({ length: Math.ceil(duration * 5) }, (_, at) => at / 5)
const locales = Object.keys(drawnWords) as VideoLocale[]

test('every frame draws whole shapes and shows a headline of its language', () => {
  for (const locale of locales)
    for (const second of seconds) {
      const svg = videoFrame(locale, second)
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, `${locale} ${second}`)
      assert.equal(svg.split('<g').length, svg.split('</g>').length, `${locale} ${second}`)
      assert.ok(
        drawnWords[locale].headlines.some((headline) => svg.includes(`>${headline}<`)),
        `${locale} ${second}`,
      )
    }
})

test('a frame is equal whenever it is drawn', () => {
  for (const second of [0, 4, 11, 15, duration]) assert.equal(videoFrame('en', second), videoFrame('en', second))
})

test('captions follow each other without a gap, from the beginning to the end, short enough for one line', () => {
  for (const [locale, texts] of Object.entries(captions)) {
    const file = captionFile(locale as keyof typeof captions)
    assert.ok(file.startsWith('WEBVTT\n'))
    const times = [...file.matchAll(/^00:([\d.]+) --> 00:([\d.]+)$/gm)].map((cue) => [Number(cue[1]), Number(cue[2])])
    assert.equal(times.length, drawnWords.en.headlines.length)
    assert.equal(times[0]![0], 0)
    assert.equal(times.at(-1)![1], duration)
    for (const [at, [from]] of times.entries()) if (at > 0) assert.equal(from, times[at - 1]![1])
    for (const text of texts) assert.ok(text.length <= 52, text)
  }
})
