// The SVG element around a picture: its window and its name for those who can't see it.
import { escapeHtml } from '#kit/escape-html.ts'

/** `title` empty: the picture is decoration. */
export function frame(window: string, body: string, title = ''): string {
  const name = title ? `role="img" aria-label="${escapeHtml(title)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}" ${name} preserveAspectRatio="xMidYMid slice">${body}</svg>`
}
