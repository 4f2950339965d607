// Outbox page.
import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'

export type OutboxMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  sentAt: Date
}

const style = `
:root { color-scheme: light dark; --ink: #10222e; --muted: #51636f; --line: #dbe2e7; --ground: #f6f8f9; --sheet: #ffffff; --brand: #0b5c6b; --well: #eef2f4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf0; --muted: #9fb2bc; --line: #26353d; --ground: #0d1519; --sheet: #141f25; --brand: #5cc2d1; --well: #1b2930 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', sans-serif }
header { background: var(--sheet); border-bottom: 1px solid var(--line) }
header a { display: flex; align-items: center; gap: 10px; max-width: 860px; margin: 0 auto; padding: 16px; font-size: 18px; font-weight: 680; color: var(--ink); text-decoration: none }
main { max-width: 860px; margin: 0 auto; padding: 32px 16px 64px }
h1 { margin: 0; font-size: 28px; line-height: 1.2 }
h2 { margin: 0; font-size: 18px; line-height: 1.35; overflow-wrap: anywhere }
a { color: var(--brand) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 6px }
p { margin: 4px 0 0 }
.muted { color: var(--muted); font-size: 14px; overflow-wrap: anywhere }
article { margin-top: 16px; padding: 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px }
ul { margin: 12px 0 0; padding: 0; list-style: none; font-size: 14px; overflow-wrap: anywhere }
li { padding: 4px 0 }
details { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 8px }
summary { width: fit-content; min-height: 40px; display: list-item; padding: 8px 0; cursor: pointer; font-weight: 500; font-size: 14px }
pre { margin: 8px 0 0; padding: 16px; background: var(--well); border-radius: 6px; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 520px; margin-top: 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground) }
`
const hash = createHash('sha256').update(style).digest('base64')

export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

export function drawOutbox(mails: OutboxMail[]): string {
  const empty = `<article><h2>No mail yet</h2><p class="muted">Register, or ask for a new password: the mail will be here at once.</p></article>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox · WBN</title>
<style>${style}</style>
</head>
<body>
<header><a href="/"><svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0b5c6b"/><path d="M6.5 10.5l4.75 11L16 12.5l4.75 9 4.75-11" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/></svg>WBN</a></header>
<main>
<h1>Outbox</h1>
<p class="muted">No mail server is set (SMTP_URL), so mails stay on this machine. <a href="/dev/mail.json">As JSON</a></p>
${mails.map(drawMail).join('\n') || empty}
</main>
</body>
</html>
`
}

function drawMail({ id, to, subject, text, links, sentAt }: OutboxMail, index: number): string {
  const title = escapeHtml(subject)
  const time = `<time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time>`
  const items = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')
  return `<article>
<h2>${title}</h2>
<p class="muted">to ${escapeHtml(to)} · ${time}</p>
${items && `<ul aria-label="Links">${items}</ul>`}
<details${index === 0 ? ' open' : ''}><summary>The mail</summary><iframe src="/dev/mail/${id}" title="${title}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></details>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`
}
