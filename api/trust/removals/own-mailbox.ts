// Mailboxes at the domain of a listing. No network.
import { hostOf } from '#api/identity/businesses/lookup.ts'

/** Hosts where strangers have mailboxes or pages. */
const shared = new RegExp(
  `(^|\\.)(${`163 126 alibaba alice aliexpress aliyun amazon aol att bigpond blogspot bol business comcast daum ebay etsy facebook
    foxmail free freenet github gmail gmx godaddysites google googlemail hotmail icloud indiamart instagram jimdo laposte libero
    linkedin live made-in-china mail me msn myshopify naver orange outlook proton protonmail qq rediffmail sbcglobal shopify sina
    sohu squarespace t-online terra tiscali tradeindia uol verizon virgilio wanadoo web weebly wix wixsite wordpress yahoo yandex
    ymail zoho`
    .split(/\s+/)
    .join('|')})\\.[a-z.]+$`,
)

/** Exactly this host: a subdomain or a look-alike is somebody else's. */
export function isOwnMailbox(email: string, website: string | null): boolean {
  const host = hostOf(website)
  return host !== undefined && !shared.test(host) && email.split('@')[1] === host
}
