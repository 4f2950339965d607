// Text → HTML and XML: safe as content, and inside attributes in double quotes.
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign]!)
}
