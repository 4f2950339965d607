// A company's own domain and its mailboxes.
import { readFileSync } from 'node:fs'
import { getDomain } from 'tldts'

const byList = { allowPrivateDomains: true } as const
// https://github.com/Kikobeats/free-email-domains 1.12.6 (MIT): free and disposable mail providers.
const mailProviders = new Set(readFileSync(new URL('mail-providers.txt', import.meta.url), 'utf8').split('\n'))

const sharedSites = new Set(
  `11467.com alibaba.com alibaba-inc.com aliexpress.com amazon.com amazonaws.com bing.com business.site calendly.com canva.com canva.site
  carrd.co diytrade.com dropbox.com ebay.com ebay.de ec21.com ecplaza.net etsy.com europages.com europages.co.uk exportersindia.com
  facebook.com fb.com fb.me forms.gle github.com gitlab.com globalsources.com globalspec.com godaddysites.com goo.gl google.com
  indiamart.com instagram.com issuu.com jimdo.com jimdofree.com justdial.com kompass.com line.me linkedin.com linktr.ee
  made-in-china.com medium.com mercadolibre.com myshopify.com notion.site notion.so ok.ru pinterest.com shopee.com
  shopify.com site123.me sites.google.com squarespace.com strikingly.com substack.com t.me taobao.com telegram.me thomasnet.com
  tiktok.com tmall.com tradeindia.com tradekey.com trustpass.alibaba.com tumblr.com twitter.com vk.com wa.me webflow.io weebly.com
  wechat.com weibo.com whatsapp.com wikipedia.org wix.com wixsite.com wlw.de wordpress.com x.com yahoo.com yandex.ru yelp.com
  youtube.com`.split(/\s+/),
)

export type OwnDomain = {
  domain: string
  host: string
  shared: boolean
}

export function hostOf(website: string | null | undefined): string {
  const url = URL.parse(website ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return url.hostname.replace(/\.$/, '').replace(/^www\./, '')
}

export function ownDomain(website: string | null | undefined): OwnDomain {
  const host = hostOf(website)
  const domain = getDomain(host, byList)
  if (!host || !domain || !/[a-z]/.test(host.split('.').at(-1)!)) return { domain: '', host, shared: host !== '' }
  return { domain, host, shared: isShared(domain) }
}

export function isShared(domain: string): boolean {
  return mailProviders.has(domain) || sharedSites.has(domain) || isUnderPrivateSuffix(domain)
}

function isUnderPrivateSuffix(domain: string): boolean {
  return getDomain(domain) !== domain
}

export function mailboxAt(domain: string, email: string): string | undefined {
  const [name = '', host = '', ...more] = email.split('@')
  const isName = /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?$/.test(name) && !name.includes('..')
  if (more.length > 0 || !isName || domain === '' || !/^[^\s/\\:?#[\]%]+$/.test(host)) return undefined
  return URL.parse(`https://${host}`)?.hostname === domain ? `${name}@${domain}` : undefined
}

const legalForms = new Set(
  `ab ag aktiengesellschaft and aps as bv bvba co company corp corporation cv da de del der di e ek eirl et eurl gbr gesellschaft gmbh group
  holding inc incorporated international jsc kft kg kk limitada limited llc llp lp ltd ltda mbh nv oao of ohg ooo oy oyj plc private pt
  pte pty pvt sa sab sapi sarl sas sdn bhd se sl slu snc spa srl srls the und y zao zoo zrt`.split(/\s+/),
)
const parked =
  /\b(domain (name )?(is|may be) for sale|buy this domain|this domain is parked|domain parking|hugedomains|sedoparking|dan\.com)\b/i

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export function namesCompany(html: string, companyName: string, domain: string): boolean {
  const text = plain(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<[^>]{0,2000}>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&[a-z#0-9]{1,10};/gi, ' '),
  )
  if (parked.test(text)) return false
  const said = new Set(text.replaceAll(domain, ' ').match(/[\p{L}\p{N}]+/gu))
  const all = plain(companyName).match(/[\p{L}\p{N}]+/gu) ?? []
  const own = all.filter((word) => word.length > 1 && !legalForms.has(word))
  const words = own.length > 0 ? own : all
  const wide = (word: string) => /[\u3040-\u9fff\uac00-\ud7af]/.test(word) && text.includes(word)
  const found = words.filter((word) => said.has(word) || wide(word))
  return words.length > 0 && found.length * 2 >= words.length
}
