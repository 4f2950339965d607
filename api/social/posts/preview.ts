// Link facts from a page's head, as text.
import type { Preview } from '#contract/social/posts/posts.ts'

const headMost = 200_000 // characters
const most = { site: 80, title: 200, description: 300 }
const addressMost = 2000
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

type PreviewTexts = Pick<Preview, 'site' | 'title' | 'description'> & { image: string | undefined }

/** Undefined without a title. `image`: unfetched. */
export function previewOf(content: Buffer, address: string): PreviewTexts | undefined {
  const facts = new Map<string, string>()
  let named: string | undefined
  for (const { name, tag, words } of tagsIn(textOf(content).slice(0, headMost))) {
    if (name === 'title') named ??= words
    const fact = name === 'meta' && (attributes.property(tag) ?? attributes.name(tag))
    const value = fact && attributes.content(tag)
    if (fact && value && !facts.has(fact.toLowerCase())) facts.set(fact.toLowerCase(), value)
  }
  const title = facts.get('og:title') ?? facts.get('twitter:title') ?? named
  if (!title?.trim()) return undefined
  return {
    site: plain(facts.get('og:site_name') ?? URL.parse(address)!.hostname.replace(/^www\./, ''), most.site),
    title: plain(title, most.title),
    description: plain(facts.get('og:description') ?? facts.get('description') ?? '', most.description),
    image: imageAt(facts.get('og:image:secure_url') ?? facts.get('og:image') ?? facts.get('twitter:image'), address),
  }
}

function imageAt(given: string | undefined, address: string): string | undefined {
  const url = given?.trim() ? URL.parse(plain(given, addressMost), address) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

function textOf(content: Buffer): string {
  const label = /<meta\b[^>]*charset\s*=\s*["']?([\w-]+)/i.exec(content.toString('latin1', 0, 2048))?.[1]
  try {
    return new TextDecoder(label ?? 'utf-8').decode(content)
  } catch {
    return new TextDecoder().decode(content)
  }
}

type Tag = { name: string; tag: string; words: string }
const silent = {
  script: endOf('script'),
  style: endOf('style'),
  template: endOf('template'),
  noscript: endOf('noscript'),
}

function endOf(name: string): RegExp {
  return new RegExp(`</${name}`, 'gi')
}

/** Tags with following text. Linear time. */
function* tagsIn(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const isComment = html.startsWith('<!--', at)
    const end = html.indexOf(isComment ? '-->' : '>', at + 1)
    if (end < 0) return
    const name = isComment ? '' : /^[a-z]*/i.exec(html.slice(at + 1, at + 12))![0].toLowerCase()
    const tag = html.slice(at, end + 1)
    at = end + 1
    const next = html.indexOf('<', at)
    if (name !== '') yield { name, tag, words: html.slice(at, next < 0 ? undefined : next) }
    const closing = silent[name as keyof typeof silent]
    if (closing === undefined) continue
    closing.lastIndex = at
    if (!closing.test(html)) return
    at = closing.lastIndex
  }
}

const attributes = { property: attribute('property'), name: attribute('name'), content: attribute('content') }

function attribute(name: string): (tag: string) => string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
  return (tag) => {
    const found = pattern.exec(tag)
    return found?.[1] ?? found?.[2] ?? found?.[3]
  }
}

function plain(text: string, length: number): string {
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined
    if (code === undefined) return signs[String(name).toLowerCase()] ?? all
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
  const characters = [
    ...decoded
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : characters.join('')
}
