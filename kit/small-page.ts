// A page without scripts, files or rendering.
import { createHash } from 'node:crypto'

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;padding:0 1rem;max-width:32rem;background:light-dark(#f6f8f9,#0d1519);color:light-dark(#10222e,#e6edf0)}a{display:inline-block;padding:.6rem 1rem;border-radius:.4rem;background:light-dark(#0b5c6b,#5cc2d1);color:light-dark(#fff,#06222a);text-decoration:none;font-weight:600}`
const styleHash = createHash('sha256').update(style).digest('base64')

export const smallPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
}

/** `paragraphs`: HTML. `refresh`: seconds. */
type SmallPage = { locale: string; title: string; paragraphs: readonly string[]; refresh?: number | undefined }

export function smallPage({ locale, title, paragraphs, refresh }: SmallPage): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${
    refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`
  }<title>${title}</title><style>${style}</style></head><body dir="auto"><main><h1>${title}</h1>${paragraphs
    .map((one) => `<p>${one}</p>`)
    .join('')}</main></body></html>`
}
