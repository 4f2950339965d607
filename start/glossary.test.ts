// Terms of docs/glossary.md.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { inLocales, type Locale, locales } from '#contract/foundation/locales.ts'
import { invoiceWords } from '#api/billing/memberships/invoice-words.ts'
import { catalogOf } from '#web/build/words.ts'

const root = join(import.meta.dirname, '..')
type TextLocale = Exclude<Locale, 'en'>
const translated = locales.filter((locale) => locale !== 'en')
type Entry = Awaited<ReturnType<typeof catalogOf>>[string]
const catalogs = Object.fromEntries(
  await Promise.all(translated.map(async (locale) => [locale, Object.values(await catalogOf(locale))])),
) as Record<TextLocale, Entry[]>

function textsIn(locale: TextLocale): string[] {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const written = new RegExp(
    String.raw`\b"?${locale}"?:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|${'`'}([^${'`'}]*)${'`'}|\[([^\]]*)\])`,
    'g',
  )
  const block = new RegExp(String.raw`^( *)"?${locale}"?: [{[]([^]*?)^\1[}\]]`, 'gm')
  const textsOf = (source: string) => [
    ...[...source.matchAll(written)].map((match) => match.slice(1).join('')),
    ...[...source.matchAll(block)].flatMap(([, , inside]) =>
      inside!.split('\n').map((line) => line.replaceAll(/^[^'"`]*['"`]/g, '')),
    ),
  ]
  return [
    ...catalogs[locale].map(({ translation }) => translation ?? ''),
    ...files('{api,auth,contract,illustrations,kit,start,web}/**/*.{ts,tsx}').flatMap(textsOf),
    ...files('api/publishing/portal-pages/files/*.json').flatMap(textsOf),
    ...files(`api/publishing/texts/files/${locale}/**/*.md`).flatMap((source) => source.split('\n')),
  ]
}

const formalImperatives =
  'abbia|aggiunga|apra|attenda|chieda|clicchi|contatti l|copi|corregga|descriva|dica|digiti|effettui|elimini|faccia|ignori|inoltri|inserisca|legga|metta|prema|prenda|provi|riapra|ricarichi|riceva|richieda|rimuova|ripeta|riprovi|risponda|rivendichi|scelga|scriva|segua|selezioni|spieghi|tenga|tolga|unisca|utilizzi|vada|veda|verifichi'
const otherForm: Record<TextLocale, RegExp> = {
  es: /(?<![\p{L}@])(tú|tus?|te|ti|contigo|tuy[oa]s?|puedes|podrás|tienes|tendrás|quieres|debes|eres|necesitas|recibirás|vosotros|vosotras|vuestr[oa]s?|\p{L}+[áé]is)(?!\p{L})/iu,
  it: new RegExp(
    String.raw`(?<!\p{L})(Lei(?= \p{Ll})|(?<=\p{Ll},? )(Suo|Sua|Suoi|Sue)|La (preghiamo|avvis\p{L}+|inform\p{L}+|contatt\p{L}+)|[Ll]e serve|Le abbiamo|Riceve quest[oa]|(?<=perché )(gestisce|riceve) quest[oa])(?!\p{L})|(?:^|[.:;!?»] ?|, )(?:${formalImperatives})(?![\p{L}])`,
    'mu',
  ),
  zh: /你(?!们)/u,
  de: /(?<![\p{L}/])([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|ihr (?:habt|könnt|müsst|seid|werdet))(?!\p{L})|(?:^|[.:;!?“] )(?:Gib|Wähle|Klicke|Prüfe|Schreibe?|Öffne|Ändere|Lösche|Lies|Nimm|Trage|Füge)(?!\p{L})/mu,
}
const capitalImperatives = new RegExp(String.raw`(?:^|[.:;!?»] ?)(?:${formalImperatives})(?!\p{L})`, 'imu')

for (const locale of translated)
  test(`${locale}: every text has the form of address of the glossary`, () => {
    const wrong = textsIn(locale).filter(
      (text) => otherForm[locale].test(text) || (locale === 'it' && capitalImperatives.test(text)),
    )
    assert.deepEqual(wrong, [])
  })

const informal =
  /(?<!\p{L})(tu|ti|te|tuo|tua|tuoi|tue|puoi|potrai|hai|sei|vuoi|devi|voi|vi|vostr[oaei]|\p{L}+[aei]rti|\p{L}+rai|\p{L}+[aei]te)(?!\p{L})/iu
const formal = /(?<!\p{L})(suo|sua|suoi|sue|lei|può|potrà|deve|dovrà|vuole|riceverà|ha)(?!\p{L})/iu

type Sides = Record<Locale, string>

function sideBySide(): Sides[] {
  const text = String.raw`\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),?\s*`
  const side = new RegExp(`\\b${locales.map((locale) => `${locale}:${text}`).join('')}`, 'g')
  const sources = globSync('{api,auth,contract,kit,mcp,start,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/dist/**'],
  })
    .filter((file) => !/\.test\.|testing/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const beside = sources
    .flatMap((source) => [...source.matchAll(side)])
    .map(([, ...found]) => locales.map((_, at) => found[2 * at] ?? found[2 * at + 1] ?? ''))
    .map(sidesOf)
  const blocks = inLocales((locale) => flat(invoiceWords[locale]))
  const inBlocks = Object.keys(blocks.en).map((key) => inLocales((locale) => blocks[locale][key] ?? ''))
  assert.ok(beside.length > 300, `${beside.length} texts`)
  return [...beside, ...inBlocks]
}

const sidesOf = <T>(cells: readonly T[]): Record<Locale, T> => inLocales((locale) => cells[locales.indexOf(locale)]!)

function flat(words: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value as object, `${prefix}${key}.`)),
    ),
  )
}

test('es: words of one country give way to those that all understand', () => {
  const regional = /(?<!\p{L})(costes?|ordenador(es)?|ficheros?|e-mails?)(?!\p{L})/iu
  assert.deepEqual(
    textsIn('es').filter((text) => regional.test(text)),
    [],
  )
})

test('it: what English says to “you” is not said to a third person', () => {
  const impersonal = [
    'Free, and found by search at once. You can add everything else later.',
    'It is gone from the pages at once. You can show it again.',
    'You belong to this company: somebody else must judge it.',
    'If this address has an account, a link is on its way. Check your spam folder too.',
    'This passkey did not work here. Log in with your password.',
    'You leave the company here. If nobody else runs it, it is listed again and anybody may claim it.',
  ]
  const wrong = [
    ...catalogs.it.map(({ message = '', translation = '' }) => [message, translation]),
    ...sideBySide().map(({ en, it }) => [en, it]),
  ]
    .filter(([en = '', it = '']) => /\byou(r|rs)?\b/i.test(en) && !informal.test(it) && formal.test(it))
    .map(([en]) => en)
    .filter((en) => !impersonal.includes(en!))
  assert.deepEqual(wrong, [])
})

function terms(): Record<Locale, string[]>[] {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('## Terms')[1]!
    .matchAll(new RegExp(String.raw`^\|${locales.map(() => String.raw` ([^|]+) \|`).join('')}$`, 'gm'))
  return [...rows]
    .map(([, ...cells]) => cells.map((cell) => cell.split(', ')))
    .map(sidesOf)
    .slice(1)
}
const singularAndPlural = (term: string) => new RegExp(String.raw`\b${term.replace(/y$/, '(?:y|ie)')}(?:e?s)?\b`, 'i')
const inflected = (term: string) =>
  new RegExp(
    term
      .split(' ')
      .map((word) => (/^\p{Script=Latin}/u.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word))
      .join(String.raw`\p{L}* (?:\p{L}+ )?`),
    'iu',
  )

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')

const otherMeaning: Record<string, RegExp> = {
  company:
    /register|^Company name$|trust companies|let a company ask|has left the company|What the \{name\} membership/,
  listing: /^(Standard|Gold|Premium|Platinum)/,
  quotation: /quotation mark/,
  claim:
    /because you claim or hold|(Refuse|Approve|Withdraw) this claim\?|^Your claims$|what you claim$|^Claims it$|^Two people claim/,
  boost: /^What to boost$/,
  buyer: /^Buyer(, invoice or reference)?$/,
  post: /POST|(can|to|by|they) post|^Post( as|,|$)|post letters/i,
  connection: /database|Check your connection/,
  group: /largest groups by value/,
  member:
    /signed-in members|already a member|member of the group|Answer(ed)? (to )?(a )?member|Another member of our team|What the member asked/,
  owner: /last owner/,
  catalog: /wide catalog/,
  industry: /\/industries|directory of industry|Private label|people of your industry/,
  payment: /payments back/,
  report:
    /Transparency report|import-report|[Tt]he report|provider reports|mistake|about a translation|^As readers report|^Dismiss this report/,
}

test('one term has one translation, on pages, in emails, notifications and documents', () => {
  const wrong: string[] = []
  const sides = sideBySide()
  for (const { en, ...by } of terms())
    for (const locale of translated)
      for (const { message = '', translation = '' } of [
        ...catalogs[locale],
        ...sides.map((side) => ({ message: side.en, translation: side[locale] })),
      ]) {
        const text = message.replaceAll(/\{\w+(?=[,}])|<\d+>[^<]*:[^<]*<\/\d+>/g, '')
        if (!singularAndPlural(en[0]!).test(text) || otherMeaning[en[0]!]?.test(message)) continue
        if (by[locale].some((one) => inflected(plain(one)).test(plain(translation)))) continue
        wrong.push(`${en[0]} ${locale}: ${message.slice(0, 90)} → ${translation.slice(0, 60)}`)
      }
  assert.deepEqual(wrong, [])
})
