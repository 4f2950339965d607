// The files that crawlers look for at fixed addresses.
import { locales } from '#contract/locales.ts'
import { inLocale, pathsFor } from './paths.ts'

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nSitemap: ${origin}/sitemap.xml\n`
}

/** The pages that always exist, each with its languages. */
export function sitemap(origin: string): string {
  const { home, industries, developers } = pathsFor('en')
  const urls = [home(), industries(), developers()].flatMap((path) =>
    locales.map((locale) => {
      const links = locales.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${inLocale(path, other)}"/>`)
      return `<url><loc>${origin}${inLocale(path, locale)}</loc>${links.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}
