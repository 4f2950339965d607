// Markdown from our own HTML's `main`.
import { unescapeHtml } from '#kit/escape-html.ts'

const token = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gs
const noText = new Set([
  'script',
  'style',
  'svg',
  'button',
  'form',
  'dialog',
  'noscript',
  'select',
  'video',
  'iframe',
  'template',
])
const empty = new Set(['img', 'br', 'hr', 'input', 'source', 'meta', 'link', 'wbr', 'track'])
const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'nav',
  'ul',
  'ol',
  'dl',
  'figure',
  'figcaption',
  'blockquote',
  'table',
  'main',
  'details',
  'summary',
  'address',
])

/** User text must not become markup. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&')
}
function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]
  return found === undefined ? undefined : unescapeHtml(found)
}
function isHidden(name: string, attributes: string): boolean {
  return noText.has(name) || /\s(?:hidden(?=[\s=]|$)|aria-hidden="true")/.test(attributes)
}

type Link = { href: string; at: number; isForeign: boolean }

class Writer {
  private out: string[] = []
  private links: Link[] = []
  private lists: { ordered: boolean; count: number }[] = []
  private cells = 0
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  text(given: string): void {
    const text = unescapeHtml(given).replace(/\s+/g, ' ')
    if (text) this.out.push(escaped(text))
  }

  open(name: string, attributes: string): void {
    if (/^h[1-6]$/.test(name)) this.out.push(`\n\n${'#'.repeat(Number(name[1]))} `)
    else if (name === 'a') this.beginLink(attributes)
    else if (name === 'ul' || name === 'ol') this.lists.push({ ordered: name === 'ol', count: 0 })
    else if (name === 'li') this.item()
    else if (name === 'strong' || name === 'b') this.out.push('**')
    else if (name === 'em' || name === 'i') this.out.push('*')
    else if (name === 'br') this.out.push('\n')
    else if (name === 'td' || name === 'th') this.cell()
    else if (name === 'tr') this.row()
    else if (name === 'dt') this.out.push('\n\n**')
    else if (name === 'img') this.image(attributes)
    if (blocks.has(name)) this.out.push('\n\n')
  }

  close(name: string): void {
    if (name === 'a') this.endLink()
    else if (name === 'ul' || name === 'ol') this.lists.pop()
    else if (name === 'strong' || name === 'b') this.out.push('**')
    else if (name === 'em' || name === 'i') this.out.push('*')
    else if (name === 'dt') this.out.push(':** ')
    else if (name === 'dd') this.out.push('\n\n')
    else if (name === 'td' || name === 'th') this.out.push(' |')
    else if (name === 'thead') this.out.push(`\n|${' --- |'.repeat(this.cells)}`)
    if (blocks.has(name) || /^h[1-6]$/.test(name)) this.out.push('\n\n')
  }

  private row(): void {
    this.cells = 0
    this.out.push('\n|')
  }

  private cell(): void {
    this.cells++
    this.out.push(' ')
  }

  private item(): void {
    const list = this.lists.at(-1)
    if (list) list.count++
    const sign = list?.ordered ? `${list.count}.` : '-'
    this.out.push(`\n${'  '.repeat(Math.max(0, this.lists.length - 1))}${sign} `)
  }

  private image(attributes: string): void {
    const alt = attribute(attributes, 'alt')
    if (alt) this.out.push(`![${escaped(alt)}](${this.absolute(attribute(attributes, 'src') ?? '')})`)
  }

  private beginLink(attributes: string): void {
    const isForeign = attribute(attributes, 'rel')?.split(' ').includes('ugc') ?? false
    this.links.push({ href: attribute(attributes, 'href') ?? '', at: this.out.length, isForeign })
  }

  /** Others' links are plain: Markdown has no `nofollow`. */
  private endLink(): void {
    const link = this.links.pop()
    if (!link) return
    const words = this.out
      .splice(link.at)
      .join('')
      .replace(/\n\s*(#+ )?/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim()
    if (words && link.isForeign) this.out.push(`${words} (${escaped(link.href)})`)
    else if (words) this.out.push(link.href ? `[${words}](${this.absolute(link.href)})` : words)
  }

  private absolute(href: string): string {
    const address = href.startsWith('/') ? this.origin + href : href
    return address.replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  }

  toString(): string {
    const lines = this.out
      .join('')
      .split('\n')
      .map((line) =>
        line
          .trimEnd()
          .replace(
            /^( *)(\S.*)$/,
            (_, indent: string, rest: string) => (/^(-|\d+\.) /.test(rest) ? indent : '') + rest,
          ),
      )
      .map((line) => (/^ *(-|\d+\.|#+)$/.test(line) ? '' : line))
    return `${lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`
  }
}

export function markdownOf(html: string, origin: string): string {
  const main = /<main\b[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? ''
  const writer = new Writer(origin)
  let skipped = ''
  let depth = 0
  for (const [, closing, name = '', attributes = '', text] of main.matchAll(token)) {
    if (skipped) {
      if (name === skipped) depth += closing ? -1 : 1
      if (depth === 0) skipped = ''
    } else if (text !== undefined) writer.text(text)
    else if (!name) continue
    else if (closing) writer.close(name)
    else if (isHidden(name, attributes) && !empty.has(name)) [skipped, depth] = [name, 1]
    else if (!isHidden(name, attributes)) writer.open(name, attributes)
  }
  const title = unescapeHtml(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
  const language = (/"inLanguage":"([\w-]+)"/.exec(html) ?? /<html lang="([\w-]+)"/.exec(html))?.[1]
  const address = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return `---\ntitle: ${JSON.stringify(title)}\n${address ? `url: ${unescapeHtml(address)}\n` : ''}${language ? `language: ${language}\n` : ''}---\n\n${writer.toString()}`
}
