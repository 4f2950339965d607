// 25 territorial portals: lenses for copy and defaults, never for results.
import type { Locale, Names } from './locales.ts'

export const videoChoices = ['es', 'en', 'none'] as const
export type VideoChoice = (typeof videoChoices)[number]

export type Portal = {
  /** Host label: `mexico.example.com`, `mexico.localhost`. */
  key: string
  label: Names
  /** Default country in forms; null for multi-country regions. */
  country: string | null
  emoji: string
  /** Crawlers' x-default language. Addresses without a prefix stay English. */
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
  de: string,
): Portal {
  const video = ['mexico', 'chile', 'peru'].includes(key) ? 'es' : 'en'
  return { key, label: { en, es, it, zh, de }, country, emoji, locale, video }
}

export const portals: readonly Portal[] = [
  portal('italy', 'IT', '🇮🇹', 'it', 'Italy', 'Italia', 'Italia', '意大利', 'Italien'),
  portal('dubai', 'AE', '🇦🇪', 'en', 'Dubai', 'Dubái', 'Dubai', '迪拜', 'Dubai'),
  portal('china', 'CN', '🇨🇳', 'zh', 'China', 'China', 'Cina', '中国', 'China'),
  portal('japan', 'JP', '🇯🇵', 'en', 'Japan', 'Japón', 'Giappone', '日本', 'Japan'),
  portal('russia', 'RU', '🇷🇺', 'en', 'Russia', 'Rusia', 'Russia', '俄罗斯', 'Russland'),
  portal('mexico', 'MX', '🇲🇽', 'es', 'Mexico', 'México', 'Messico', '墨西哥', 'Mexiko'),
  portal('indonesia', 'ID', '🇮🇩', 'en', 'Indonesia', 'Indonesia', 'Indonesia', '印度尼西亚', 'Indonesien'),
  portal('india', 'IN', '🇮🇳', 'en', 'India', 'India', 'India', '印度', 'Indien'),
  portal('canada', 'CA', '🇨🇦', 'en', 'Canada', 'Canadá', 'Canada', '加拿大', 'Kanada'),
  portal('brazil', 'BR', '🇧🇷', 'en', 'Brazil', 'Brasil', 'Brasile', '巴西', 'Brasilien'),
  portal('australia', 'AU', '🇦🇺', 'en', 'Australia', 'Australia', 'Australia', '澳大利亚', 'Australien'),
  portal('africa', null, '🌍', 'en', 'Africa', 'África', 'Africa', '非洲', 'Afrika'),
  portal('egypt', 'EG', '🇪🇬', 'en', 'Egypt', 'Egipto', 'Egitto', '埃及', 'Ägypten'),
  portal(
    'saudi-arabia',
    'SA',
    '🇸🇦',
    'en',
    'Saudi Arabia',
    'Arabia Saudí',
    'Arabia Saudita',
    '沙特阿拉伯',
    'Saudi-Arabien',
  ),
  portal('france', 'FR', '🇫🇷', 'en', 'France', 'Francia', 'Francia', '法国', 'Frankreich'),
  portal('uk', 'GB', '🇬🇧', 'en', 'UK', 'Reino Unido', 'Regno Unito', '英国', 'Großbritannien'),
  portal('usa', 'US', '🇺🇸', 'en', 'USA', 'EE. UU.', 'USA', '美国', 'USA'),
  portal('texas', 'US', '🇺🇸', 'en', 'Texas', 'Texas', 'Texas', '得克萨斯', 'Texas'),
  portal('california', 'US', '🇺🇸', 'en', 'California', 'California', 'California', '加利福尼亚', 'Kalifornien'),
  portal('miami', 'US', '🇺🇸', 'en', 'Miami', 'Miami', 'Miami', '迈阿密', 'Miami'),
  portal('atlanta', 'US', '🇺🇸', 'en', 'Atlanta', 'Atlanta', 'Atlanta', '亚特兰大', 'Atlanta'),
  portal('new-york', 'US', '🇺🇸', 'en', 'New York', 'Nueva York', 'New York', '纽约', 'New York'),
  portal('peru', 'PE', '🇵🇪', 'es', 'Peru', 'Perú', 'Perù', '秘鲁', 'Peru'),
  portal('chile', 'CL', '🇨🇱', 'es', 'Chile', 'Chile', 'Cile', '智利', 'Chile'),
  portal('germany', 'DE', '🇩🇪', 'de', 'Germany', 'Alemania', 'Germania', '德国', 'Deutschland'),
]

const byKey = new Map(portals.map((one) => [one.key, one]))

export function portalByKey(key: string): Portal | undefined {
  return byKey.get(key)
}

/** Portal of a host (`mexico.localhost:3000`), else `usual`. */
export function portalOf(host: string, usual: string): Portal {
  return byKey.get(host.toLowerCase().split(/[.:]/, 1)[0]!) ?? byKey.get(usual)!
}

/** `mexico.localhost:3000` → `localhost:3000`. */
function baseOf(host: string): string {
  const [first = '', ...others] = host.toLowerCase().split('.')
  return others.length > 0 && byKey.has(first) ? others.join('.') : host.toLowerCase()
}

/** CSP sources of all portals: `http://localhost:3000 http://*.localhost:3000`. */
export function siblingHosts(origin: string): string {
  const { protocol, host } = new URL(origin)
  return `${protocol}//${baseOf(host)} ${protocol}//*.${baseOf(host)}`
}

/** The same host, a sibling portal, or their shared host. */
export function isOnPortal(address: URL, origin: string): boolean {
  const own = new URL(origin)
  const [first = ''] = address.hostname.split('.')
  const base = baseOf(own.host)
  return (
    address.protocol === own.protocol &&
    (address.host === own.host || address.host === base || (byKey.has(first) && baseOf(address.host) === base))
  )
}

/** `mexico.localhost:3000` → `localhost:3000`, `www.example.com` → `example.com`. */
export function plainHost(host: string): string {
  const [first = '', ...rest] = host.toLowerCase().split('.')
  const remainder = rest.join('.')
  // The rest must itself be a host: `china.com` is no portal of `com`.
  const stands = rest.length > 1 || /^localhost(:|$)/.test(remainder)
  return stands && (first === 'www' || byKey.has(first)) ? remainder : host.toLowerCase()
}
