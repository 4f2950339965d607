import { readFileSync } from 'node:fs'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import { judgedQueries } from './bench/relevance/judged.ts'
const phrases = phraseDictionary()
const queries = judgedQueries()
const rounds = Number(process.argv[2] ?? 150)
let best = Infinity, all: number[] = []
let seen = 0
for (let round = 0; round < rounds; round++) {
  const texts = queries.map((one) => ({ kind: one.type === 'company' ? 'business' : 'product', text: `${one.text} xq${seen++}` }))
  const from = process.threadCpuUsage()
  for (const { kind, text } of texts) { const r = readingOf({ phrases, language: 'en', kind } as any, text); questionOf(r) }
  const { user, system } = process.threadCpuUsage(from)
  all.push((user + system) / texts.length)
}
all.sort((a, b) => a - b)
console.log('min', all[0]!.toFixed(1), 'median', all[all.length >> 1]!.toFixed(1))
