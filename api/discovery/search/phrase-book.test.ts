// Phrase book.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parsePhrases, PhraseDictionary, printOf } from '#search-engine/index.ts'
import { nodes, type Node } from '#api/foundation/industries/lookup.ts'
import { type OwnPhrase, PhraseBook } from './phrase-book.ts'
import { phraseDictionary, phrasesOfNetwork } from './phrases.ts'
import { writePhrases } from './snapshot-files.ts'

const [phrase] = parsePhrases('product\t\tthrumbler|ball valve\tzumbón\t\t')
const own = (id: string, english: string): OwnPhrase => ({ ...phrase!, id, names: { ...phrase!.names, en: [english] } })

test('phrases of the file and of the table are known together; only those of the table are read again', async () => {
  let table = [own('1', 'wuzzle')]
  let changes = 0
  const findOwn = async () => table
  const book = new PhraseBook({ file: [phrase!], findOwn, onChange: () => void changes++ })
  const known = () => ['thrumbler', 'wuzzle', 'quizzle'].filter((word) => book.current.knows(word))
  assert.deepEqual(known(), ['thrumbler'])
  await book.reload()
  assert.deepEqual(known(), ['thrumbler', 'wuzzle'])
  const former = book.current
  table = [own('2', 'quizzle')]
  await Promise.all([book.reload(), book.reload()])
  assert.deepEqual(known(), ['thrumbler', 'quizzle'])
  assert.ok(former.knows('wuzzle'), 'a search under way goes on with the dictionary that it has')
  assert.equal(changes, 3)
})

test('a draft stands in the place of the phrase that it changes, and changes nothing else', async () => {
  const findOwn = async () => [own('1', 'wuzzle'), own('2', 'quizzle')]
  const book = new PhraseBook({ file: [], findOwn, onChange() {} })
  await book.reload()
  const draft = book.withDraft(own('1', 'brazzle'))
  const words = ['wuzzle', 'brazzle', 'quizzle']
  assert.deepEqual(
    words.map((word) => draft.knows(word)),
    [false, true, true],
  )
  assert.deepEqual(
    words.map((word) => book.current.knows(word)),
    [true, false, true],
  )
})

test('after a change of the industry tree everything is made anew, the phrases of the operator stay', async () => {
  const book = new PhraseBook({ file: [phrase!], findOwn: async () => [own('1', 'wuzzle')], onChange() {} })
  await book.reload()
  assert.equal(book.current.knows('frobnicators'), false)
  const name = { en: 'Frobnicators', es: 'Frobnicadores', it: 'Frobnicatori', zh: '弗罗布', de: 'Frobnikatoren' }
  const node = { ...nodes[0]!, id: '00000000-0000-4000-8000-000000000001', name }
  const tree = nodes as Node[]
  tree.push(node)
  try {
    await book.rebuild()
  } finally {
    tree.pop()
  }
  const [span] = book.current.read('frobnicadores')
  assert.equal(span!.readings[0]!.reference, node.id)
  assert.ok(book.current.knows('thrumbler') && book.current.knows('wuzzle'))
})

test('a dictionary kept in the folder reads as the one that was built; another or a damaged one is not used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-phrases-'))
  const book = () => new PhraseBook({ file: [], folder, findOwn: async () => [], onChange() {} })
  const asked = ['ball valves in Italy', 'Pumpenhersteller', 'fabricante de tornillos', '德国 机器', 'thrumbler']
  const readBy = (phrases: PhraseDictionary) => asked.map((text) => phrases.read(text))
  const delivered = phraseDictionary()
  const given = [...phrasesOfNetwork()]
  const print = printOf(given)
  assert.notEqual(print, printOf(given.slice(1)))
  async function read(): Promise<ReturnType<typeof readBy>> {
    const own = book()
    await own.rebuild()
    await own.close()
    return readBy(own.current)
  }
  try {
    await writePhrases(folder, delivered.save(print))
    assert.deepEqual(await read(), readBy(delivered))
    const other = new PhraseDictionary([...given, phrase!])
    await writePhrases(folder, other.save(print))
    assert.equal((await read())[4]!.length, 1, 'the file is what is read')
    await writePhrases(folder, other.save('other'))
    assert.deepEqual(await read(), readBy(delivered))
    const path = join(folder, 'phrases.table')
    await writePhrases(folder, other.save(print))
    const bytes = await readFile(path)
    bytes[bytes.length >> 1]! ^= 1
    for (const damaged of [bytes, bytes.subarray(0, 100), Buffer.alloc(0)]) {
      await writeFile(path, damaged)
      assert.deepEqual(await read(), readBy(delivered))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
