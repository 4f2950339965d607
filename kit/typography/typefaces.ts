// Typefaces by character.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { fontOf } from './outlines.ts'

export type Weight = 400 | 700
export type Face = { name: string; font: Font }
type Family = { folder: string; files: { file: string; ranges: [from: number, to: number][] }[] }

const require = createRequire(import.meta.url)
const ranges = {
  inter: () => require('@fontsource-variable/inter/unicode.json'),
  'noto-sans-arabic': () => require('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-hebrew': () => require('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-thai': () => require('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-sans-devanagari': () => require('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  'noto-sans-sc': () => require('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-jp': () => require('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': () => require('@fontsource-variable/noto-sans-kr/unicode.json'),
} satisfies Record<string, () => Record<string, string>>
type Name = keyof typeof ranges

const narrow: Name[] = ['inter', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai', 'noto-sans-devanagari']
const opened = new Map<Name, Family>()
const faces = new LRUCache<string, Face>({ max: 64 })

function familyOf(name: Name): Family {
  let family = opened.get(name)
  if (!family) {
    const files = Object.entries<string>(ranges[name]()).map(([part, list]) => ({
      file: `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ranges: list.split(',').map((range): [number, number] => {
        const [from = '', to = from] = range.trim().slice(2).split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      }),
    }))
    // Latin parts first: the others repeat some marks.
    family = { folder: `@fontsource-variable/${name}/files`, files: files.toReversed() }
    opened.set(name, family)
  }
  return family
}

function open(folder: string, file: string, weight: Weight): Face {
  const name = `${file.replace('-wght-normal.woff2', '')}-${weight}`
  let face = faces.get(name)
  if (!face) {
    face = { name, font: fontOf(readFileSync(require.resolve(`${folder}/${file}`)), weight) }
    faces.set(name, face)
  }
  return face
}

function familiesFor(text: string): Name[] {
  if (/[\u3040-\u30ff]/.test(text)) return [...narrow, 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr']
  if (/\p{Script=Hangul}/u.test(text)) return [...narrow, 'noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp']
  return [...narrow, 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
}

export function facesFor(text: string, weight: Weight): (code: number) => Face | undefined {
  const names = familiesFor(text)
  return (code) => {
    for (const name of names) {
      if (code < 0x1100 && !narrow.includes(name)) break
      const { folder, files } = familyOf(name)
      for (const { file, ranges: list } of files)
        if (list.some(([from, to]) => code >= from && code <= to)) {
          const face = open(folder, file, weight)
          if (face.font.hasGlyphForCodePoint(code)) return face
        }
    }
    return undefined
  }
}

export function missingFace(weight: Weight): Face {
  return facesFor('', weight)(0x20)!
}
