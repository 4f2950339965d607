// Competition law: no territory takes anything away from a buyer, and no words say so.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { AgreementTerms, NewCoverage, NewLine, SetCells } from '#contract/trade/territories/fields.ts'
import { addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { agreed, type Firm, firmOf, inDays, lineOf } from './testing.ts'

const forbidden: Record<Locale, readonly RegExp[]> = {
  en: [
    /\b(may|must|can)(not| not|n’t|n't) (sell|resell|buy|ship|supply|deliver) (to|in|into|from|outside)\b/i,
    /\b(only|sole) (authori[sz]ed )?(seller|dealer|source)\b/i,
    /\b(only|exclusive|sole) right to (sell|serve|supply|deliver)/i,
    /\bresale prices?\b/i,
    /\bcustomer lists?\b/i,
    /\b(blocked|hidden|redirected|unavailable|not available) (in|for|because of) (your|this|the) (country|territory|region)/i,
    /\b(protected|closed|reserved) (territory|area|country)\b/i,
    /\bmust (buy|order) (from|through)\b/i,
    /\bpassive sales?\b|\bpermission to sell\b|\bparallel imports?\b/i,
  ],
  es: [
    /\b(no puede|no podrá|prohibido) (vender|revender|comprar|enviar|suministrar)\b/i,
    /\b(único|única) (vendedor|vendedora|distribuidor|distribuidora|fuente)\b/i,
    /\bderecho (exclusivo|único) (de|a) (vend|serv|suministr)/i,
    /\bprecios? de reventa\b|\blistas? de clientes\b/i,
    /\b(bloquead|ocult|no disponible)\w* (en|por) (su|este|el) (país|territorio)/i,
    /\b(territorio|zona|país) (protegid|reservad|cerrad)[oa]\b/i,
    /\bdebe comprar (a|en|por)\b|\bventas? pasivas?\b/i,
  ],
  it: [
    /\bnon (può|puoi|possono) (vendere|rivendere|acquistare|spedire|fornire)\b/i,
    /\b(unico|unica|solo) (venditore|rivenditore|distributore|fonte)\b/i,
    /\bdiritto (esclusivo|unico) di (vend|serv|forn)/i,
    /\bprezz[oi] di rivendita\b|\b(elenc(o|hi)|list[ae]) (di|dei) clienti\b/i,
    /\b(bloccat|nascost|non disponibil)\w* (nel|in|per) (tuo|suo|questo) (paese|territorio)/i,
    /\b(territorio|zona|area) (protett|riservat|chius)[oa]\b/i,
    /\b(devi|deve) acquistare da\b|\bvendit[ae] passiv[ae]\b/i,
  ],
  zh: [
    /(不得|禁止|不能)(向|在|从).{0,8}(销售|转售|购买|供货)/,
    /(唯一|独家)(卖家|销售权|供应权)/,
    /转售价格|客户名单|被动销售/,
    /(在|因)(您|贵|该|此)(所在)?(国家|地区|区域).{0,4}(屏蔽|隐藏|不可用|无法购买)/,
    /(受保护|专属|封闭)(区域|地区)|必须(向|从).{0,8}购买/,
  ],
  de: [
    /\b(darf|dürfen|kann|können) nicht .{0,20}\b(verkauft|weiterverkauft|verkaufen|weiterverkaufen)\b/i,
    /\b(einziger?|alleiniger?) (Verkäufer|Händler|Bezugsquelle)\b/i,
    /\b(alleinige|ausschließliche)s? Recht .{0,12}(verkauf|belief|bedien)/i,
    /\bWiederverkaufspreis|\bKundenlisten?\b/i,
    /\b(gesperrt|verborgen|nicht verfügbar) (in|für|wegen) (Ihrem?|diese[ms]?|das|dem) (Land|Gebiet)/i,
    /\b(geschütztes|geschlossenes|reserviertes) (Gebiet|Land)\b/i,
    /\bmüssen .{0,10}(bei|über) .{0,20} kaufen\b|\bpassive[rn]? Verk(auf|äufe)/i,
  ],
}
const denials = [/gives no ?one the only right/i, /have no field here/i, /never keeps (a buyer|buyers) from asking/i]

const faultsIn = (text: string, locale: Locale) => forbidden[locale].filter((phrase) => phrase.test(text))

type Entry = { file: string; message: string; translation: string; locale: Locale }

function entriesOf(file: string): Entry[] {
  const locale = /(\w\w)\.po$/.exec(file)![1] as Locale
  const joined = readFileSync(file, 'utf8').replaceAll(/"\n"/g, '')
  return joined.split('\n\n').flatMap((block) => {
    const [message, translation] = [/^msgid "(.*)"$/m.exec(block)?.[1], /^msgstr "(.*)"$/m.exec(block)?.[1]]
    return message ? [{ file, message, translation: translation || message, locale }] : []
  })
}

test('no words of pages in any language speak of bans, resale prices, customer lists or reserved countries', () => {
  const entries = globSync('web/locales/**/*.po').flatMap(entriesOf)
  assert.ok(entries.length > 5000, `${entries.length} messages`)
  assert.deepEqual(new Set(entries.map(({ locale }) => locale)), new Set(locales))
  const wrong = entries.filter(
    ({ message, translation, locale }) =>
      !denials.some((denial) => denial.test(message)) && faultsIn(translation, locale).length > 0,
  )
  assert.deepEqual(wrong, [])
})

test('nor do emails and the descriptions of calls', () => {
  const files = [...globSync('api/**/*email-words*.ts'), ...globSync('contract/trade/**/*.ts')]
  const wrong = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('// '))
      .join('\n')
    return locales.flatMap((locale) => faultsIn(text, locale).map((phrase) => `${file}: ${phrase}`))
  })
  assert.deepEqual(wrong, [])
})

test('forbidden phrases are found in every language', () => {
  const examples: Record<Locale, string> = {
    en: 'You may not sell to Peru.',
    es: 'No puede vender fuera de Perú.',
    it: 'Non puoi vendere in Perù.',
    zh: '不得向秘鲁销售。',
    de: 'Ihr alleiniger Händler in Peru.',
  }
  for (const locale of locales) assert.ok(faultsIn(examples[locale], locale).length > 0, locale)
})

test('no field takes prices, customers or bans', () => {
  const fields = [NewLine, SetCells, NewCoverage, AgreementTerms].flatMap(({ shape }) => Object.keys(shape))
  assert.deepEqual(
    fields.filter((field) => /price|customer|client|ban|block|forbid|restrict|margin|discount/i.test(field)),
    [],
  )
})

let bench: TestApi
let maker: Firm
let seller: Firm
let buyer: TestPerson
let product: string
let line: string
before(async () => {
  bench = await testApi()
  maker = await firmOf(bench, 'Ferrantis Pompe')
  seller = await firmOf(bench, 'Comercial Rimac', { countryCode: 'PE', businessType: 'DI' })
  product = await addProduct(bench.db, maker.id, 'Zirconium slurry pump')
  line = await lineOf(maker, 'Slurry pumps', { products: [product] })
  buyer = await bench.person('Bea Buyer', { country: 'PE' })
})
after(() => bench.close())

async function reached() {
  const query = { textQuery: 'zirconium slurry pump', country: 'PE' }
  const [hits, inCountry, page, firm, proposed] = await Promise.all([
    buyer.api.search.product({ body: { textQuery: 'zirconium slurry pump' } }),
    buyer.api.search.business({ body: { textQuery: 'Ferrantis Pompe' } }),
    buyer.api.products.read({ params: { id: product } }),
    buyer.api.businesses.read({ params: { id: maker.id } }),
    buyer.api.rfqs.propose({ body: query }),
  ])
  const { seal: _, ...found } = hits
  const { seal: __, ...firms } = inCountry
  const { appointments, ...shown } = page
  const { appointments: ofFirm, ...profile } = firm.data
  const reads = { found, firms, page: shown, firm: { ...firm, data: profile }, makers: proposed.data }
  return { reads, blocks: [appointments, ofFirm] }
}

test('search, pages and proposals are the same with an exclusive seller in the country of the buyer', async () => {
  await bench.dependencies.eventLog.catchUp()
  const before = await reached()
  assert.equal(before.reads.makers[0]?.business.businessID, maker.id)
  await agreed(maker, seller, { lines: [line], countries: ['PE'], exclusivity: 'sole' })
  await maker.person.api.territories.set({
    params: { businessID: maker.id },
    body: { lines: [line], countries: ['CL'], state: 'notOffered' },
  })
  const after = await reached()
  assert.deepEqual(after.reads, before.reads)
  assert.deepEqual(
    [before.blocks, after.blocks],
    [
      [false, false],
      [true, true],
    ],
    'one block more',
  )
  const { appointed } = await buyer.api.rfqs.propose({ body: { textQuery: 'zirconium slurry pump', country: 'PE' } })
  assert.deepEqual(
    appointed.map(({ business, maker: of }) => [business.businessID, of.id]),
    [[seller.id, maker.id]],
    'beside the maker',
  )
})

test('a buyer of any country writes to the maker and to any seller, and asks both for quotations', async () => {
  for (const to of [maker.id, seller.id]) {
    const body = { to, subject: 'priceList', message: 'Do you deliver to Peru and Chile?' }
    assert.ok((await buyer.api.inquiries.send({ body })).requestID)
  }
  const need = { title: 'Slurry pumps', quantity: 2, unit: 'piece' as const, country: 'CL', currency: 'USD' }
  const { rfqID } = await buyer.api.rfqs.create({
    body: { ...need, deadline: inDays(14), suppliers: [maker.id, seller.id] },
  })
  const { suppliers } = await buyer.api.rfqs.read({ params: { rfqID } })
  assert.equal(suppliers.length, 2)
  for (const firm of [maker, seller]) {
    const quoted = {
      businessID: firm.id,
      tiers: [{ quantity: 1, unitPrice: 9 }],
      unit: 'piece' as const,
      currency: 'USD',
    }
    await firm.person.api.rfqs.quote({ params: { rfqID }, body: quoted })
  }
  assert.equal((await buyer.api.rfqs.read({ params: { rfqID } })).quotationCount, 2)
})
