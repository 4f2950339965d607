// Markdown → typed blocks. HTML, nested lists, inline pictures are errors.
import { Lexer, type Token, type Tokens } from 'marked'
import type { Block, Run } from '#contract/publishing/texts.ts'

export class BadText extends Error {
  override name = 'BadText'
}

type Marks = Omit<Run, 'text'>

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
/** The lexer escapes HTML; blocks hold plain text. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
}

const allowedAddress = /^(https:\/\/|mailto:|\/(?!\/)|#)/

function runsOf(tokens: readonly Token[] | undefined, marks: Marks = {}): Run[] {
  return ((tokens as readonly Tokens.Generic[] | undefined) ?? []).flatMap((token): Run[] => {
    const { type, tokens: inside } = token
    switch (type) {
      case 'text':
      case 'escape':
        return inside?.length ? runsOf(inside, marks) : [{ text: plain((token as Tokens.Text).text), ...marks }]
      case 'strong':
        return runsOf(inside, { ...marks, strong: true })
      case 'em':
        return runsOf(inside, { ...marks, em: true })
      case 'codespan':
        return [{ text: plain((token as Tokens.Codespan).text), ...marks, code: true }]
      case 'link': {
        const { href } = token as Tokens.Link
        if (!allowedAddress.test(href)) throw new BadText(`link to ${href}: expected https:, mailto:, a path or #`)
        return runsOf(inside, { ...marks, href })
      }
      case 'br':
        return [{ text: '\n', ...marks }]
      default:
        throw new BadText(`${type} inside a line: ${token.raw.slice(0, 60)}`)
    }
  })
}

function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const { text: _, ...marks } = run
    const { text: __, ...before } = last ?? { text: '' }
    if (last && JSON.stringify(marks) === JSON.stringify(before)) last.text += run.text
    else all.push({ ...run })
  }
  return all
}

const lineOf = (tokens: readonly Token[] | undefined) => joined(runsOf(tokens))
const cellsOf = (cells: readonly Tokens.TableCell[]) => cells.map((cell) => lineOf(cell.tokens))

export function textOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('')
}

/** `## Cookies {#cookies}` sets the id. */
function headingOf({ depth, tokens, text }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3) throw new BadText(`heading of level ${depth}: ${text}`)
  const runs = lineOf(tokens)
  const last = runs.at(-1)
  const { 0: anchor, 1: given } = /\{#([a-z0-9-]+)\}$/.exec(last?.text ?? '') ?? []
  if (last && anchor) last.text = last.text.slice(0, -anchor.length).trimEnd()
  const id =
    given ??
    textOfRuns(runs)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ??
    ''
  return { kind: 'heading', level: depth, id, runs }
}

function itemOf({ tokens, text }: Tokens.ListItem) {
  if (tokens.some(({ type }) => type !== 'text' && type !== 'paragraph' && type !== 'space'))
    throw new BadText(`more than one paragraph in an item: ${text.slice(0, 60)}`)
  return joined(tokens.flatMap((token) => runsOf((token as Tokens.Text).tokens)))
}

function paragraphOf({ tokens }: Tokens.Paragraph): Block {
  const [only] = tokens
  if (tokens.length !== 1 || only?.type !== 'image') return { kind: 'paragraph', runs: lineOf(tokens) }
  const { href, text, title } = only as Tokens.Image
  if (!href.startsWith('/pictures/')) throw new BadText(`picture ${href}: expected a drawing under /pictures/`)
  return { kind: 'figure', src: href, alt: plain(text), caption: plain(title ?? '') }
}

function blockOf(token: Token): Block[] {
  const { type } = token as Tokens.Generic
  switch (type) {
    case 'space':
      return []
    case 'heading':
      return [headingOf(token as Tokens.Heading)]
    case 'paragraph':
      return [paragraphOf(token as Tokens.Paragraph)]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', ordered, items: items.map(itemOf) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const numbers = header.map(({ align }) => align === 'right')
      return [{ kind: 'table', numbers, head: cellsOf(header), rows: rows.map(cellsOf) }]
    }
    case 'blockquote': {
      const paragraphs = (token as Tokens.Blockquote).tokens.filter(({ type: inner }) => inner !== 'space')
      return [{ kind: 'quote', paragraphs: paragraphs.map((one) => lineOf((one as Tokens.Paragraph).tokens)) }]
    }
    default:
      throw new BadText(`${type}: ${token.raw.slice(0, 60)}`)
  }
}

const bounds = { lines: 3000, nesting: 3, indent: 24, block: 5000, signs: 200 }

function openingOf(line: string): { nesting: number; indent: number } {
  const opening = /(\s*)(>|[-*+](?=\s)|\d{1,9}[.)](?=\s))/y
  let nesting = 0
  let indent = 0
  for (let found = opening.exec(line); found && nesting <= bounds.nesting; found = opening.exec(line)) {
    indent = Math.max(indent, found[1]!.length)
    nesting++
  }
  return { nesting, indent: Math.max(indent, line.length - line.trimStart().length) }
}

/** Linear, unlike the lexer. */
function refuseUnbounded(markdown: string): void {
  const lines = markdown.split('\n')
  if (lines.length > bounds.lines) throw new BadText(`${lines.length} lines: expected at most ${bounds.lines}`)
  let block = 0
  let signs = 0
  for (const [at, line] of lines.entries()) {
    const refuse = (problem: string) => new BadText(`line ${at + 1} ${problem}`)
    const { nesting, indent } = openingOf(line)
    if (nesting > bounds.nesting) throw refuse(`nests deeper than ${bounds.nesting} levels`)
    if (line.trim() !== '' && indent > bounds.indent) throw refuse(`is indented by more than ${bounds.indent}`)
    block = line.trim() === '' ? 0 : block + line.length + 1
    signs = block === 0 ? 0 : signs + (line.match(/[*_~`![\]<&@\\]/g)?.length ?? 0)
    if (block > bounds.block) throw refuse(`ends a block of more than ${bounds.block} characters`)
    if (signs > bounds.signs) throw refuse(`has more than ${bounds.signs} signs of Markdown in its block`)
  }
}

/** Throws BadText. */
export function blocksOf(markdown: string): Block[] {
  refuseUnbounded(markdown)
  const blocks = new Lexer({ gfm: true }).lex(markdown).flatMap(blockOf)
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new BadText(`two headings with the id ${twice}: name one by {#id}`)
  return blocks
}
