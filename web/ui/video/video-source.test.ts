// Video players.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { videoSource } from './video-source.ts'

test('a YouTube or Vimeo video is a link, a file of this site plays in the page', () => {
  assert.deepEqual(videoSource('https://youtu.be/abc'), { kind: 'link', href: 'https://youtu.be/abc', host: 'YouTube' })
  assert.deepEqual(videoSource('https://player.vimeo.com/video/1'), {
    kind: 'link',
    href: 'https://player.vimeo.com/video/1',
    host: 'Vimeo',
  })
  assert.deepEqual(videoSource('/files/v.mp4'), { kind: 'file', href: '/files/v.mp4' })
  for (const given of ['//evil.example/v.mp4', 'javascript:1', '']) assert.equal(videoSource(given), undefined)
})
