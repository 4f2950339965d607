// Copy of an NDA as a PDF: text, SHA-256 and signatures. The same rows give the same words.
import type { Locale } from '#contract/foundation/locales.ts'
import type { NdaSide } from '#contract/trade/ndas/states.ts'
import { Sheets } from '#kit/typography/sheets.ts'
import { copyWords } from './copy-words.ts'
import type { NdaRow, SignatureRow } from './queries.ts'

type Printing = { nda: NdaRow; signatures: readonly SignatureRow[]; locale: Locale }

const [left, right] = [56, 539]
const muted = '#51636f'

export async function copyPdf(nda: NdaRow, signatures: readonly SignatureRow[], locale: Locale): Promise<Buffer> {
  const words = copyWords[locale]
  const printing = { nda, signatures, locale }
  const sheets = new Sheets({ title: nda.title, left, right, y: 56 })
  sheets.write(nda.title, { size: 18, bold: true })
  sheets.y += 6
  addHead(sheets, printing)
  addText(sheets, printing)
  addSignatures(sheets, printing)
  sheets.y += 10
  sheets.write(words.simple, { size: 9, color: muted })
  const numbered = (at: number, all: number) => words.page.replace('{page}', String(at)).replace('{pages}', String(all))
  sheets.number(numbered, `NDA ${nda.id}`)
  return sheets.bytes()
}

/** Dash: that side has not signed. */
function firmAt(signatures: readonly SignatureRow[], at: NdaSide): string {
  return signatures.find(({ side }) => side === at)?.firm ?? '–'
}

function addHead(sheets: Sheets, { nda, signatures, locale }: Printing): void {
  const words = copyWords[locale]
  const { kind, discloser, state, settledAt } = nda
  const completed = signatures.length === 2 ? signatures[1]!.signedAt.toISOString() : undefined
  const facts = [
    [words.parties, `${firmAt(signatures, 'S')}\n${firmAt(signatures, 'R')}`],
    ['', words.kind[kind]],
    ...(kind === 'oneWay' ? [[words.discloser, firmAt(signatures, discloser)]] : []),
    ['', completed ? words.inForce.replace('{time}', completed) : words.notComplete],
    ...(state === 'ended' && settledAt ? [['', words.ended.replace('{time}', settledAt.toISOString())]] : []),
  ]
  for (const [name = '', value = ''] of facts)
    sheets.columns([
      { text: name, x: left, width: 104, size: 9, color: muted },
      { text: value, x: left + 112, width: right - left - 112, size: 10 },
    ])
  sheets.y += 8
  sheets.rule()
}

function addText(sheets: Sheets, { nda: { content, title, textKind, hash }, locale }: Printing): void {
  const words = copyWords[locale]
  if (textKind === 'own') sheets.write(words.ownText.replace('{name}', title))
  for (const block of content.split('\n\n')) {
    if (block.startsWith('# ')) sheets.write(block.slice(2), { size: 12, bold: true })
    else for (const line of block.split('\n')) sheets.write(line)
    sheets.y += 5
  }
  sheets.y += 4
  sheets.write(`${words.hash}: ${hash}`, { size: 8, color: muted })
  sheets.y += 8
  sheets.rule()
}

function addSignatures(sheets: Sheets, { signatures, locale }: Printing): void {
  const words = copyWords[locale]
  sheets.write(words.signatures, { size: 12, bold: true })
  sheets.y += 4
  for (const at of ['S', 'R'] as const) {
    const signature = signatures.find(({ side }) => side === at)
    sheets.reserve(80)
    sheets.write(firmAt(signatures, at), { bold: true })
    if (!signature) sheets.write(words.missing, { color: muted })
    else {
      const { name, role, signedAt, address, hash } = signature
      sheets.write(`${name}, ${words.role.replace('{role}', role)}`)
      sheets.write(words.signed.replace('{time}', signedAt.toISOString()), { size: 9 })
      if (address) sheets.write(words.address.replace('{address}', address), { size: 9 })
      sheets.write(`${words.hash}: ${hash}`, { size: 8, color: muted })
    }
    sheets.y += 8
  }
}
