// The SVG element around a picture: its window and its name for those who can't see it.

/** `title` empty: the picture is decoration. */
export function frame(window: string, body: string, title = ''): string {
  const name = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}" ${name} preserveAspectRatio="xMidYMid slice">${body}</svg>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
}
