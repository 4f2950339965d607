// Drawn text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPrintable } from '#contract/foundation/printable.ts'
import { measuresApart } from '#kit/direction.ts'
import { linesOf } from './lines.ts'
import { glyphsOf, runsOf, undrawable, widthOf } from './shape.ts'

const samples = {
  Latin: 'Łódź Ünal Đặng Nguyễn ăşţ ç ß',
  Cyrillic: 'ООО «Завод Насос» Їжак',
  Greek: 'Ελληνική Εταιρεία ΑΕ',
  Arabic: 'شركة النور للتجارة، فارسی پمپ',
  Hebrew: 'חברת נור בע"מ',
  Thai: 'บริษัท ปั๊มน้ำ จำกัด',
  Devanagari: 'श्री राम इंडस्ट्रीज क्षेत्र',
  Chinese: '深圳市水泵有限公司 臺灣幫浦',
  Japanese: '株式会社ポンプ製作所',
  Korean: '주식회사 펌프공업',
}

test('names in the scripts of the typefaces are drawn whole, in both weights', () => {
  for (const [script, text] of Object.entries(samples)) {
    assert.deepEqual([undrawable(text), isPrintable(text)], [[], true], script)
    for (const weight of [400, 700] as const)
      for (const run of runsOf(text, { weight }))
        for (const { id } of glyphsOf(run).glyphs) assert.notEqual(id, 0, `${script}: ${run.text}`)
  }
  assert.deepEqual(undrawable('Pumps 🏭 თბილისი').slice(0, 2), ['🏭', 'თ'])
  assert.equal(isPrintable('შპს თბილისი'), false)
})

test('a bold line is wider than a regular one', () => {
  for (const text of [samples.Latin, samples.Arabic, samples.Hebrew])
    assert.ok(widthOf(text, { size: 10, weight: 700 }) > widthOf(text, { size: 10, weight: 400 }), text)
})

test('in text from right to left a number keeps its unit', () => {
  const runs = runsOf('مضخة 5.5 kW (IE3) للمياه', { weight: 400 })
  const seen = runs.filter(({ text }) => text.trim()).map(({ text, direction }) => `${direction} ${text.trim()}`)
  assert.deepEqual(seen, ['rtl للمياه', 'ltr 5.5 kW (IE3)', 'rtl مضخة'])
  assert.deepEqual(measuresApart('مضخة 5.5 kW'), ['مضخة ', '5.5 kW', ''])
})

test('in text from right to left names of sizes, phone and part numbers are not turned', () => {
  const apart = (text: string) => measuresApart(text).filter((_, at) => at % 2 === 1)
  assert.deepEqual(apart('مضخة DN 50 by شركة'), ['DN 50 by'])
  assert.deepEqual(apart('هاتف +20 3 1234567، رمز 12-34-56. سنة 1987'), ['+20 3 1234567', '12-34-56'])
  const seen = runsOf('هاتف +20 3 1234567', { weight: 400 }).map(({ text }) => text.trim())
  assert.deepEqual(seen, ['+20 3 1234567', 'هاتف'])
})

test('syllables are whole after parts of their glyphs were drawn; the ring of Thai am is below its tone', () => {
  const shaped = (text: string) => runsOf(text, { weight: 700 }).flatMap((run) => glyphsOf(run).glyphs)
  for (const { path } of shaped('भारत पंप उद्योग प्राइवेट लिमिटेड से कौन')) path.toSVG()
  assert.equal(shaped('हैं').length, 2)
  assert.deepEqual(
    shaped('น้ำ').flatMap(({ codePoints }) => codePoints),
    [0xe19, 0xe4d, 0xe49, 0xe32],
  )
})

test('lines fit their width, words longer than a line are divided, and no line begins with a comma', () => {
  const style = { size: 10, weight: 400 as const }
  for (const text of [...Object.values(samples), 'W'.repeat(100), 'One, two, three, four, five'])
    for (const line of linesOf(text, 60, style)) {
      assert.ok(widthOf(line, style) <= 60, line)
      assert.doesNotMatch(line, /^[,.)»]/)
    }
  assert.equal(linesOf('a\nb\n\nc', 60, style).length, 4)
})
