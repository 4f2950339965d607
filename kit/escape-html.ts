// Escapes HTML and XML; unescapes our own.
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign]!)
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

export function unescapeHtml(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
