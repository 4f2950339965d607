// Things of a backend.
import assert from 'node:assert/strict'
import type { BusinessDocument, ProductDocument, QueryThing } from './index.ts'
import { contract, type Corpus } from './testing-backends.ts'
import { business, product } from './testing.ts'

const valve: QueryThing = {
  text: 'valve',
  names: ['valve', 'tap'],
  categories: ['valves'],
  relatedCategories: ['related'],
  memberCategories: ['members'],
  otherCategories: ['caps'],
  kindCategories: ['kind'],
  isWide: false,
  industries: ['own'],
  otherThings: [],
  bindingWords: [],
  accessories: [],
}
const unfiled: QueryThing = {
  ...valve,
  categories: [],
  memberCategories: [],
  kindCategories: [],
  otherCategories: [],
  industries: [],
}
const foreign: QueryThing = { ...valve, isForeign: true }
const gateValve: QueryThing = { ...valve, text: 'gate valve', names: ['gate valve'] }
const drillBit: QueryThing = { ...unfiled, text: 'drill bit', names: ['drill bit'] }

type Case = { it: string; name: string; more?: Partial<ProductDocument>; thing?: QueryThing; text?: string }

function wished(thing: QueryThing): { types: string[] } {
  return { types: [thing.text.split(' ').at(-1)!] }
}

async function found(corpus: Corpus, { thing = valve, text = thing.text }: Case, size = 50) {
  return corpus.search('product', { text, thing, wishes: wished(thing), size })
}

function told({ name, more, thing = valve }: Case): ProductDocument {
  return product(name, { industry: 'other', text: `With a ${thing.text}.`, ...more })
}

async function agree(corpus: Corpus, cases: readonly Case[], isListed: boolean, beside: ProductDocument[] = []) {
  for (const one of cases) {
    const document = told(one)
    await corpus.empty()
    await corpus.hold('product', [document, ...beside])
    const { ids, mentions = 0 } = await found(corpus, one)
    assert.deepEqual([ids.includes(document.id), ids.length + mentions], [isListed, 1 + beside.length], one.it)
  }
}

const typed = (count: number): ProductDocument[] =>
  Array.from({ length: count }, (_, n) => product(`Brass valve ${n}`, { industry: 'own' }))
const sixWords = 'quiet brass steam line valve seat'

contract('documents of the thing are listed', (corpus) =>
  agree(
    corpus,
    [
      { it: 'its type', name: 'Brass valve' },
      {
        it: 'its type by a foreign name, in its industry',
        name: 'Brass valve',
        more: { industry: 'own' },
        thing: foreign,
      },
      { it: 'its category', name: 'Model 7', more: { category: 'valves' } },
      { it: 'its industry', name: 'Model 7', more: { industry: 'valves' } },
      { it: 'a category of its members', name: 'Model 7', more: { category: 'members' } },
      { it: 'named, and of its kind', name: 'Valve block', more: { category: 'kind' } },
      { it: 'all words of a long text', name: 'Model 7', text: sixWords, more: { text: sixWords } },
      { it: 'a name of several words', name: 'Gate valve seat', thing: gateValve },
      { it: 'words of a wide name, together', name: 'Gate valve seat', thing: { ...gateValve, isWide: true } },
      { it: 'the head of its name, of its industry', name: 'Brass tap DN50', more: { industry: 'own' } },
      { it: 'an accessory of the same type', name: 'Stand valve', thing: { ...valve, accessories: ['seat'] } },
    ],
    true,
  ),
)

contract('documents that only mention it are not', (corpus) =>
  agree(
    corpus,
    [
      { it: 'its type by a foreign name, in another industry', name: 'Brass valve', thing: foreign },
      { it: 'neither name nor category', name: 'Model 7', more: { industry: 'own' } },
      { it: 'a related category', name: 'Model 7', more: { category: 'related' } },
      { it: 'of its kind, with another name', name: 'Model 7', more: { category: 'kind' } },
      { it: 'of the category beside', name: 'Model 7', more: { category: 'valves', subCategory: 'caps' } },
      {
        it: 'of its kind and the category beside',
        name: 'Valve block',
        more: { category: 'kind', subCategory: 'caps' },
      },
      {
        it: 'all words of a shorter text',
        name: 'Model 7',
        text: sixWords.slice(6),
        more: { text: sixWords, industry: 'own' },
      },
      { it: 'fitted to it', name: 'Seal for valve', more: { category: 'valves' } },
      {
        it: 'an accessory behind it',
        name: 'Valve stand silver',
        more: { category: 'valves' },
        thing: { ...valve, accessories: ['stand'] },
      },
      {
        it: 'an accessory further behind it',
        name: 'Valve brass stand silver',
        more: { category: 'valves' },
        thing: { ...valve, accessories: ['brass', 'silver'] },
      },
      {
        it: 'an accessory before it',
        name: 'Cable valve block',
        more: { category: 'valves' },
        thing: { ...valve, accessories: ['cable'] },
      },
      {
        it: 'bound by another word',
        name: 'Heart model 7',
        more: { category: 'valves' },
        thing: { ...valve, bindingWords: ['heart'] },
      },
      {
        it: 'bound by a word behind a long name',
        name: `${Array.from({ length: 30 }, (_, n) => `FHA-${n}`).join(' ')} heart`,
        more: { category: 'valves' },
        thing: { ...valve, bindingWords: ['heart'] },
      },
      { it: 'the head of another name, of another industry', name: 'Brass tap DN50' },
      { it: 'its words joined', name: 'Gate and valve seat', thing: gateValve },
      { it: 'words of a wide name, apart', name: 'Gate brass steel valve seat', thing: { ...gateValve, isWide: true } },
    ],
    false,
  ),
)

contract('with few things, mentions of its kind or industry follow', async (corpus) => {
  const [one] = [typed(1)]
  await agree(
    corpus,
    [
      { it: 'of its kind', name: 'Model 7', more: { category: 'kind' } },
      { it: 'of its industry', name: 'Model 7', more: { industry: 'own' } },
      { it: 'its head in the name', name: 'Valve block' },
      { it: 'unfiled, with its head', name: 'Valve block', thing: unfiled },
      { it: 'unfiled, with a word of it', name: 'Tap block', thing: unfiled },
      { it: 'unfiled, declared', name: 'Model 7', more: { keywords: ['valve'] }, thing: unfiled },
    ],
    true,
    one,
  )
  await agree(
    corpus,
    [
      { it: 'of another industry', name: 'Model 7' },
      { it: 'of its kind and the category beside', name: 'Model 7', more: { category: 'kind', subCategory: 'caps' } },
      { it: 'unfiled, in the text alone', name: 'Model 7', thing: unfiled },
      { it: 'unfiled and wide', name: 'Valve block', thing: { ...unfiled, isWide: true } },
      { it: 'unfiled, of another industry', name: 'Tap block', thing: { ...unfiled, industries: ['own'] } },
    ],
    false,
    one,
  )
})

contract('so do they with none, of a thing of several words', async (corpus) => {
  await agree(corpus, [{ it: 'declared', name: 'Tool box', more: { keywords: ['drill bit'] }, thing: drillBit }], true)
  const half = { name: 'Tool box', more: { keywords: ['drill'], text: 'A bit.' } }
  await agree(corpus, [{ it: 'declared by half', ...half, thing: drillBit }], false)
})

contract('with some things, those with all words and the head in their name follow', async (corpus) => {
  const some = typed(25)
  await agree(corpus, [{ it: 'named', name: 'Valve block', more: { industry: 'own' } }], true, some)
  await agree(corpus, [{ it: 'not named', name: 'Model 7', more: { industry: 'own' } }], false, some)
})

contract('listed mentions stand behind the things, whatever their words', async (corpus) => {
  const long = 'A unit for the long and hot steam line of the plant, with a valve at one end of it.'
  const filed = product('Shut-off unit for the long hot steam line', { category: 'valves', text: long })
  const block = product('Valve block', { industry: 'own', text: 'Valve, valve, valve.' })
  for (const beside of [typed(0), typed(25)]) {
    await corpus.empty()
    await corpus.hold('product', [block, filed, ...beside])
    const { ids, scores } = await found(corpus, { it: '', name: '' })
    assert.deepEqual([ids.length, ids.at(-1)], [2 + beside.length, block.id])
    assert.ok(scores.at(-1)! < scores.at(-2)! / 8)
  }
})

contract(
  'a company of a category beside is no maker, and of several words no mention is listed alone',
  async (corpus) => {
    const maker = (name: string, more: Partial<BusinessDocument>): BusinessDocument =>
      business(name, {
        text: 'Founded in 1980, a family business until today. A gate valve stands at the entrance.',
        ...more,
      })
    const [own, beside] = [
      maker('Own', { categories: ['valves'] }),
      maker('Beside', { categories: ['valves', 'caps'] }),
    ]
    const asked = { text: 'gate valve', thing: gateValve }
    await corpus.hold('business', [beside])
    const alone = await corpus.search('business', asked)
    assert.deepEqual([alone.ids, alone.mentions], [[], 1])
    await corpus.write('business', [own])
    assert.deepEqual((await corpus.search('business', asked)).ids, [own.id, beside.id])
  },
)
