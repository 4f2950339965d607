// HTML document of a page. No inline script: one strict policy.
import { directionOf, type Locale, locales } from '#contract/foundation/locales.ts'
import { escapeHtml } from '#kit/escape-html.ts'
import { inLocale, pathsFor } from '#web/foundation/paths.ts'
import { previewPath, twinPath } from './beside.ts'
import { previewSize } from './preview/size.ts'
import { canonicalOrigin, type Head, type Site } from '#web/foundation/page.ts'

export type PageAssets = {
  styles: string[]
  scripts: string[]
  entry: string[]
  font: string | undefined
}

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Escaped for a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => unsafe[character]!)
}

function usualOf({ languages }: Head, usual: Locale): Locale {
  return !languages || languages.includes(usual) ? usual : languages[0]!
}

/** `path` is canonical. */
export function headTags(head: Head, site: Site, path: string): string {
  const { locale } = site
  const origin = canonicalOrigin(site, path)
  const title = escapeHtml(head.title)
  const description = escapeHtml(head.description)
  const address = escapeHtml(origin + path)
  const tags = [`<title>${title}</title>`, `<meta name="description" content="${description}">`]
  if (head.keywords?.length) tags.push(`<meta name="keywords" content="${escapeHtml(head.keywords.join(', '))}">`)
  if (head.noindex) tags.push('<meta name="robots" content="noindex">')
  if (head.original) {
    const original = escapeHtml(site.mainOrigin + head.original)
    tags.push(`<link rel="canonical" href="${original}" data-fixed="${escapeHtml(path)}">`)
  } else if (!head.noindex) {
    tags.push(`<link rel="canonical" href="${address}">`)
    for (const other of head.languages ?? locales)
      tags.push(`<link rel="alternate" hreflang="${other}" href="${escapeHtml(origin + inLocale(path, other))}">`)
    // A portal's own home page defaults to its visitors' language.
    const usual = usualOf(head, origin === site.mainOrigin ? 'en' : site.portal.locale)
    tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + inLocale(path, usual))}">`)
    if (!path.includes('?'))
      tags.push(`<link rel="alternate" type="text/markdown" href="${escapeHtml(origin + twinPath(path))}">`)
    for (const { name, title: feedTitle } of head.feeds ?? [])
      tags.push(
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feedTitle)}" href="${escapeHtml(site.mainOrigin + pathsFor(locale).feed(name))}">`,
      )
  }
  const hasPreview = !head.noindex && !path.includes('?')
  const image = hasPreview ? origin + previewPath(path) : new URL('/cover.png', site.origin).href
  if (head.image) tags.push(`<meta name="thumbnail" content="${escapeHtml(head.image)}">`)
  tags.push(
    `<meta property="og:site_name" content="${escapeHtml(site.operator.name)}">`,
    `<meta property="og:type" content="${head.type ?? 'website'}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    ...(hasPreview
      ? [
          `<meta property="og:image:width" content="${previewSize.width}"><meta property="og:image:height" content="${previewSize.height}">`,
        ]
      : []),
    `<meta property="og:image:alt" content="${title}">`,
    `<meta property="og:locale" content="${locale}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  )
  for (const thing of head.jsonLd ?? []) {
    tags.push(
      `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    )
  }
  return tags.join('')
}

type Parts = {
  site: Site
  signedIn: boolean
  head: string
  html: string
  data: object
  assets: PageAssets
  manifest: string | undefined
}

/** Style sheets first: scripts must not delay the first paint. */
export function documentOf({ site, signedIn, head, html, data, assets, manifest }: Parts): string {
  const links = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(assets.font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets.font}">`] : []),
    ...assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    ...assets.entry.map((src) => `<script type="module" fetchpriority="low" src="${src}"></script>`),
  ]
  return (
    `<!doctype html><html lang="${site.locale}"${directionOf(site.locale) === 'rtl' ? ' dir="rtl"' : ''}${site.theme ? ` data-theme="${site.theme}"` : ''}${signedIn ? ' data-signed-in' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">' +
    links.join('') +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    (manifest === undefined ? '' : `<link rel="manifest" href="${escapeHtml(manifest)}">`) +
    `<meta name="theme-color" content="#0b5c6b">${head}</head><body><div id="root">${html}</div>` +
    `<script type="application/json" id="page-data">${scriptJson(data)}</script></body></html>`
  )
}
