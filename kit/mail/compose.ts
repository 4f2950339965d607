// Email layout.
import { escapeHtml } from '../escape-html.ts'

type Words = {
  locale: string
  brand?: string
  heading: string
  paragraphs: string[]
  button?: { label: string; href: string }
  footer: string[]
}

const sheet = 'background:#ffffff;border:1px solid #dbe2e7;border-radius:10px;padding:32px'
const font = `font-family:Inter,system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif`
const pressed =
  'display:inline-block;background:#0b5c6b;color:#ffffff;border-radius:6px;padding:12px 20px;font-weight:600;text-decoration:none'
const dark = `@media (prefers-color-scheme: dark) {
  .ground { background: #0d1519 !important; color: #e6edf0 !important; }
  .sheet { background: #141f25 !important; border-color: #26353d !important; }
  .small, .small a { color: #9fb2bc !important; }
  .brand, .address { color: #5cc2d1 !important; }
  .button { background: #5cc2d1 !important; color: #06222a !important; }
}`

export function compose(words: Words): { text: string; html: string } {
  return { text: textOf(words), html: htmlOf(words) }
}

function textOf({ heading, paragraphs, button, footer }: Words): string {
  const parts = [heading, ...paragraphs]
  if (button) parts.push(`${button.label}:\n${button.href}`)
  return `${[...parts, `-- \n${footer.join('\n')}`].join('\n\n')}\n`
}

/** Elements, which `dir=auto` passes over, in place of Unicode isolates. */
function isolates(text: string): string {
  const marked = text.replace(/([\u2066\u2068])([^\u2066-\u2069]*)\u2069/g, (_, sign: string, inside: string) =>
    sign === '\u2066' ? `<bdi dir="ltr">${inside}</bdi>` : `<bdi>${inside}</bdi>`,
  )
  return marked === text ? text : isolates(marked)
}

function htmlOf({ locale, brand = 'WBN', heading, paragraphs, button, footer }: Words): string {
  const lines = (text: string) => isolates(escapeHtml(text)).replace(/\n/g, '<br>')
  const address = button && escapeHtml(button.href)
  const action =
    button &&
    `<p style="margin:24px 0"><a class="button" href="${address}" style="${pressed}">${escapeHtml(button.label)}</a></p>
<p class="small" style="margin:0;font-size:13px;line-height:1.5;color:#51636f;word-break:break-all"><a class="address" href="${address}" style="color:#0b5c6b">${address}</a></p>`
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;background:#f6f8f9;color:#10222e;${font}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p class="brand" style="margin:0 0 16px;font-size:20px;font-weight:700;color:#0b5c6b">${escapeHtml(brand)}</p>
<div class="sheet" style="${sheet}">
<h1 dir="auto" style="margin:0 0 16px;font-size:22px;line-height:1.25">${lines(heading)}</h1>
${paragraphs.map((paragraph) => `<p dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.5">${lines(paragraph)}</p>`).join('\n')}
${action ?? ''}
</div>
<p class="small" dir="auto" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#51636f">${footer.map(lines).join('<br>')}</p>
</div>
</body>
</html>
`
}
