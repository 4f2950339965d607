// The 25 territorial portals. A portal is a lens: it sets copy, video, default country and titles, never what is
// found. Copy, language and video are those that came with the software: the operator may write others.
import type { Locale, Names } from './locales.ts'

/** The language of the video of a first page, or none. */
export const videoChoices = ['es', 'en', 'none'] as const
export type VideoChoice = (typeof videoChoices)[number]

export type Portal = {
  /** First label of its host name: `mexico.example.com`, `mexico.localhost`. */
  key: string
  label: Names
  /** Country of forms by default; null for a region of many countries. */
  country: string | null
  emoji: string
  /** Language that crawlers are given for visitors of no known language. Addresses without a prefix stay English. */
  locale: Locale
  video: VideoChoice
}

function portal(
  key: string,
  country: string | null,
  emoji: string,
  locale: Locale,
  en: string,
  es: string,
  it: string,
  zh: string,
): Portal {
  const video = ['mexico', 'chile', 'peru'].includes(key) ? 'es' : 'en'
  return { key, label: { en, es, it, zh }, country, emoji, locale, video }
}

export const portals: readonly Portal[] = [
  portal('italy', 'IT', '🇮🇹', 'it', 'Italy', 'Italia', 'Italia', '意大利'),
  portal('dubai', 'AE', '🇦🇪', 'en', 'Dubai', 'Dubái', 'Dubai', '迪拜'),
  portal('china', 'CN', '🇨🇳', 'zh', 'China', 'China', 'Cina', '中国'),
  portal('japan', 'JP', '🇯🇵', 'en', 'Japan', 'Japón', 'Giappone', '日本'),
  portal('russia', 'RU', '🇷🇺', 'en', 'Russia', 'Rusia', 'Russia', '俄罗斯'),
  portal('mexico', 'MX', '🇲🇽', 'es', 'Mexico', 'México', 'Messico', '墨西哥'),
  portal('indonesia', 'ID', '🇮🇩', 'en', 'Indonesia', 'Indonesia', 'Indonesia', '印度尼西亚'),
  portal('india', 'IN', '🇮🇳', 'en', 'India', 'India', 'India', '印度'),
  portal('canada', 'CA', '🇨🇦', 'en', 'Canada', 'Canadá', 'Canada', '加拿大'),
  portal('brazil', 'BR', '🇧🇷', 'en', 'Brazil', 'Brasil', 'Brasile', '巴西'),
  portal('australia', 'AU', '🇦🇺', 'en', 'Australia', 'Australia', 'Australia', '澳大利亚'),
  portal('africa', null, '🌍', 'en', 'Africa', 'África', 'Africa', '非洲'),
  portal('egypt', 'EG', '🇪🇬', 'en', 'Egypt', 'Egipto', 'Egitto', '埃及'),
  portal('saudi-arabia', 'SA', '🇸🇦', 'en', 'Saudi Arabia', 'Arabia Saudí', 'Arabia Saudita', '沙特阿拉伯'),
  portal('france', 'FR', '🇫🇷', 'en', 'France', 'Francia', 'Francia', '法国'),
  portal('uk', 'GB', '🇬🇧', 'en', 'UK', 'Reino Unido', 'Regno Unito', '英国'),
  portal('usa', 'US', '🇺🇸', 'en', 'USA', 'EE. UU.', 'USA', '美国'),
  portal('texas', 'US', '🇺🇸', 'en', 'Texas', 'Texas', 'Texas', '得克萨斯'),
  portal('california', 'US', '🇺🇸', 'en', 'California', 'California', 'California', '加利福尼亚'),
  portal('miami', 'US', '🇺🇸', 'en', 'Miami', 'Miami', 'Miami', '迈阿密'),
  portal('atlanta', 'US', '🇺🇸', 'en', 'Atlanta', 'Atlanta', 'Atlanta', '亚特兰大'),
  portal('new-york', 'US', '🇺🇸', 'en', 'New York', 'Nueva York', 'New York', '纽约'),
  portal('peru', 'PE', '🇵🇪', 'es', 'Peru', 'Perú', 'Perù', '秘鲁'),
  portal('chile', 'CL', '🇨🇱', 'es', 'Chile', 'Chile', 'Cile', '智利'),
  portal('germany', 'DE', '🇩🇪', 'en', 'Germany', 'Alemania', 'Germania', '德国'),
]

const byKey = new Map(portals.map((one) => [one.key, one]))

/** The portal of a key; undefined where there is none. */
export function portalByKey(key: string): Portal | undefined {
  return byKey.get(key)
}

/** The portal that a host name means (`mexico.localhost:3000`), else the one named by `usual`. */
export function portalOf(host: string, usual: string): Portal {
  return byKey.get(host.toLowerCase().split(/[.:]/, 1)[0]!) ?? byKey.get(usual)!
}

/** The address that all portals share: `mexico.localhost:3000` → `localhost:3000`. */
function baseOf(host: string): string {
  const [first = '', ...others] = host.toLowerCase().split('.')
  return others.length > 0 && byKey.has(first) ? others.join('.') : host.toLowerCase()
}

/** The portals beside an origin, as a content policy names them: `http://localhost:3000 http://*.localhost:3000`. */
export function siblingHosts(origin: string): string {
  const { protocol, host } = new URL(origin)
  return `${protocol}//${baseOf(host)} ${protocol}//*.${baseOf(host)}`
}

/** True for pages of this network: the same host, a portal beside it, or the host that portals share. */
export function isOnPortal(address: URL, origin: string): boolean {
  const own = new URL(origin)
  const [first = ''] = address.hostname.split('.')
  const base = baseOf(own.host)
  return (
    address.protocol === own.protocol &&
    (address.host === own.host || address.host === base || (byKey.has(first) && baseOf(address.host) === base))
  )
}

/** A host without its portal: `mexico.localhost:3000` → `localhost:3000`, `www.example.com` → `example.com`. */
export function plainHost(host: string): string {
  const [first = '', ...rest] = host.toLowerCase().split('.')
  const remainder = rest.join('.')
  // The rest must be a host by itself: `china.com` is a site, not the Chinese portal of `com`.
  const stands = rest.length > 1 || /^localhost(:|$)/.test(remainder)
  return stands && (first === 'www' || byKey.has(first)) ? remainder : host.toLowerCase()
}
