// A company's own domain.
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

type OwnDomain = {
  domain: string
  host: string
  shared: boolean
}

function hostOf(website: string | null | undefined): string {
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
