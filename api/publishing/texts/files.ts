// Delivered texts: `files/<language>/<collection>/<slug>.md`, read at first use.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Text, TextCollection } from '#contract/publishing/texts.ts'
import { nodeByID, nodeByKey, type Node } from '#api/foundation/industries/lookup.ts'
import { BadText, blocksOf, textOfRuns } from './markdown.ts'
import { readingTime } from './reading-time.ts'

export type StoredText = Omit<Text, 'related'> & { related: RelatedNode[] }
type FileText = StoredText & { source: string }
export type RelatedNode = Node & { kind: 'industry' | 'category' }

const root = join(import.meta.dirname, 'files')
const descriptionMost = 160
const matterMost = 1000
const fields = new Set(['title', 'description', 'keywords', 'industries', 'updated'])

type FrontMatter = Record<string, string>

/** Lines `name: value` between two `---`; commas in lists. */
function frontMatterOf(source: string): { matter: FrontMatter; body: string } {
  const [, lines, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (lines === undefined || body === undefined) throw new BadText('no front matter between two lines of ---')
  const matter: FrontMatter = {}
  for (const line of lines.split('\n').filter(Boolean)) {
    if (line.length > matterMost) throw new BadText(`front matter: a line of ${line.length} characters`)
    const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
    if (!fields.has(name)) throw new BadText(`front matter: ${line}`)
    matter[name] = value
  }
  return { matter, body }
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

function isRelated(node: Node | undefined): node is RelatedNode {
  return node !== undefined && node.kind !== 'subCategory'
}

function nodeOf(name: string): RelatedNode {
  const node = nodeByKey(name) ?? nodeByID(name)
  if (!isRelated(node)) throw new BadText(`industries: ${name} is no industry or category of the tree`)
  return node
}

export function parseText(source: string, slug: string, locale: Locale): StoredText {
  const { matter, body } = frontMatterOf(source)
  const { title = '', description = '', updated = '' } = matter
  if (!title) throw new BadText('no title')
  if (!description || description.length > descriptionMost)
    throw new BadText(`the description has ${description.length} characters: expected 1 to ${descriptionMost}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(updated)) throw new BadText('updated: expected a day, YYYY-MM-DD')
  const blocks = blocksOf(body)
  const contents = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: textOfRuns(block.runs) }] : [],
  )
  return {
    slug,
    locale,
    title,
    description,
    keywords: listOf(matter['keywords']),
    related: listOf(matter['industries']).map(nodeOf),
    updated,
    minutes: readingTime(blocks),
    contents,
    blocks,
  }
}

function filesIn(locale: Locale, collection: TextCollection): FileText[] {
  const folder = join(root, locale, collection)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      try {
        const source = readFileSync(join(folder, file), 'utf8')
        return { ...parseText(source, basename(file, '.md'), locale), source }
      } catch (error) {
        if (error instanceof BadText) error.message = `${locale}/${collection}/${file}: ${error.message}`
        throw error
      }
    })
}

type Shelf = Map<string, FileText>
const shelves = new Map<string, Shelf>()

function shelfOf(collection: TextCollection, locale: Locale): Shelf {
  const key = `${collection} ${locale}`
  const known = shelves.get(key)
  if (known) return known
  const shelf = new Map(inOrder(filesIn(locale, collection)).map((one) => [one.slug, one]))
  shelves.set(key, shelf)
  return shelf
}

function inOrder(texts: FileText[]): FileText[] {
  const numberOf = ({ slug }: StoredText) => Number(/\d+$/.exec(slug)?.[0] ?? 0)
  return texts.sort((a, b) => numberOf(a) - numberOf(b) || (a.slug < b.slug ? -1 : 1))
}

/** `current.ts` has the current one. */
export function fileOf(collection: TextCollection, slug: string, locale: Locale): FileText | undefined {
  return shelfOf(collection, locale).get(slug)
}

export function filesOf(collection: TextCollection, locale: Locale): FileText[] {
  return [...shelfOf(collection, locale).values()]
}
