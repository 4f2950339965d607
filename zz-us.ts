import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { understandingKept } from './bench/relevance/understanding.ts'
const p = phraseDictionary()
for (let i = 0; i < 3; i++) understandingKept(p)
