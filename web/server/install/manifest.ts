// Web app manifest by language.
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { pathsFor, queryOf, type Paths } from '#web/foundation/paths.ts'

const description: Names = {
  en: 'Find manufacturers and suppliers, send inquiries and answer them.',
  es: 'Encuentre fabricantes y proveedores, envíe consultas y respóndalas.',
  it: 'Trova produttori e fornitori, invia richieste e rispondi.',
  zh: '寻找制造商和供应商，发送并回复询盘。',
  de: 'Hersteller und Lieferanten finden, Anfragen senden und beantworten.',
}

const shortcuts: { name: Names; path: (paths: Paths) => string }[] = [
  { name: { en: 'Search', es: 'Buscar', it: 'Cerca', zh: '搜索', de: 'Suchen' }, path: (paths) => paths.search() },
  {
    name: { en: 'Messages', es: 'Mensajes', it: 'Messaggi', zh: '消息', de: 'Nachrichten' },
    path: (paths) => paths.myMessages(),
  },
  {
    name: {
      en: 'Requests for quotation',
      es: 'Solicitudes de cotización',
      it: 'Richieste di offerta',
      zh: '询价单',
      de: 'Angebotsanfragen',
    },
    path: (paths) => paths.rfqs(),
  },
]

const screens: { file: string; sizes: string; form: 'narrow' | 'wide'; label: Names }[] = [
  {
    file: '/app-narrow.webp',
    sizes: '780x1688',
    form: 'narrow',
    label: { en: 'Search results', es: 'Resultados', it: 'Risultati', zh: '搜索结果', de: 'Suchergebnisse' },
  },
  {
    file: '/app-wide.webp',
    sizes: '1280x800',
    form: 'wide',
    label: { en: 'Home page', es: 'Página de inicio', it: 'Pagina iniziale', zh: '首页', de: 'Startseite' },
  },
]

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export function manifestOf(name: string, locale: Locale, portal: string | undefined) {
  const paths = pathsFor(locale)
  return {
    id: '/',
    name,
    short_name: name,
    description: description[locale],
    lang: locale,
    start_url: paths.home() + queryOf({ portal }),
    scope: '/',
    display: 'standalone',
    background_color: '#f6f8f9',
    theme_color: '#0b5c6b',
    categories: ['business'],
    icons,
    screenshots: screens.map(({ file, sizes, form, label }) => ({
      src: file,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: label[locale],
    })),
    shortcuts: shortcuts.map(({ name: names, path }) => ({ name: names[locale], url: path(paths) })),
  }
}

export function manifestPath(locale: Locale, portal?: string): string {
  return (locale === 'en' ? '' : `/${locale}`) + '/site.webmanifest' + queryOf({ portal })
}
