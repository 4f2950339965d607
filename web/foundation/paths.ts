// Page addresses: language prefix, no host.
import { isLocale, type Locale } from '#contract/foundation/locales.ts'

type Values = Record<string, string | number | boolean | string[] | undefined>
type SearchParts = { business?: string; countries?: string; search?: string; page?: number | undefined } & Values
type Business = { businessID: string; key: string }
type BusinessID = Pick<Business, 'businessID'>
type Product = { productID: string; key: string }
type Group = { groupID: string; key: string }
type Industry = { slug: string; key: string }
type AccountPage = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verify-email' | 'account'

export function queryOf(values: Values): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== '')
      .map((one) => [key, one!] as const),
  )
  return pairs.length
    ? `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')}`
    : ''
}

function slug(key: string, id: string): string {
  return key ? `${key}-${id}` : id
}

function membershipPaths(prefix: string) {
  return {
    support: ({ businessID }: BusinessID, requestID?: string) =>
      `${prefix}/business/${businessID}/support${requestID ? `/${requestID}` : ''}`,
    plan: (tier: string) => `${prefix}/membership-${tier}`,
    chooseMembership: () => `${prefix}/my-business?membership=choose-business`,
  }
}

export const inLowerCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function developerPaths(prefix: string) {
  return {
    developers: (anchor?: string) => `${prefix}/developers${anchor ? `#${anchor}` : ''}`,
    developerCalls: (capability: string, call?: string) =>
      `${prefix}/developers/${inLowerCase(capability)}${call && call !== capability ? `#${call}` : ''}`,
    apiTokens: () => `${prefix}/settings/api-tokens`,
    webhook: ({ businessID }: BusinessID, webhookID: string, query: Values = {}) =>
      `${prefix}/business/${businessID}/webhooks/${webhookID}${queryOf(query)}`,
  }
}

function messagePaths(prefix: string) {
  return {
    sendInquiry: ({ businessID }: BusinessID, productID?: string, query: Values = {}) =>
      `${prefix}/business/${businessID}/send-request${queryOf({ product: productID, ...query })}`,
    inquiries: (actorID: string, requestID?: string, query: Values = {}) =>
      `${prefix}/business/${actorID}/requests${requestID ? `/${requestID}` : ''}${queryOf(query)}`,
    /** Inquiries kept for companies that nobody runs. */
    keptInquiries: (actorID: string) => `${prefix}/business/${actorID}/kept-requests`,
    keptNotice: (token: string) => `${prefix}/kept/${token}`,
    /** Redirects to the inquiries of the actor concerned. */
    myMessages: (requestID?: string) => `${prefix}/my-messages${requestID ? `/${requestID}` : ''}`,
    rfqs: (query: Values = {}) => `${prefix}/my-rfqs${queryOf(query)}`,
    mySamples: (query: Values = {}) => `${prefix}/my-samples${queryOf(query)}`,
    createRfq: (query: Values = {}) => `${prefix}/rfq/create${queryOf(query)}`,
    rfq: (rfqID: string) => `${prefix}/rfq/${rfqID}`,
    nda: (ndaID: string, actorID: string) => `${prefix}/nda/${ndaID}?as=${actorID}`,
    actorNdas: (actorID: string, query: Values = {}) => `${prefix}/business/${actorID}/ndas${queryOf(query)}`,
    ndas: (requestID: string, actorID: string) => `${prefix}/ndas/${requestID}?as=${actorID}`,
  }
}

function territoryPaths(prefix: string) {
  return {
    agreement: ({ businessID }: BusinessID, agreementID: string) =>
      `${prefix}/business/${businessID}/agreements/${agreementID}`,
    soughtLines: (query: Values = {}) => `${prefix}/sought-lines${queryOf(query)}`,
    distributors: (query: Values = {}) => `${prefix}/distributors${queryOf(query)}`,
  }
}

function belowBusiness(prefix: string) {
  const at =
    (page: string) =>
    ({ businessID }: BusinessID, query: Values = {}) =>
      `${prefix}/business/${businessID}/${page}${queryOf(query)}`
  return {
    verification: at('verification'),
    membership: at('membership'),
    boosts: at('boosts'),
    webhooks: at('webhooks'),
    followers: at('followers'),
    businessProducts: at('products'),
    catalogue: at('edit/products'),
    importCatalogue: at('edit/products/import'),
    documents: at('edit/documents'),
    claimBusiness: at('claim'),
    correctBusiness: at('correct'),
    corrections: at('corrections'),
    reviews: at('reviews'),
    territories: at('territories'),
    /** Own reviews if undefined. */
    review: (requestID?: string) => `${prefix}/review${requestID ? `/${requestID}` : ''}`,
    removeListing: at('remove'),
    coverage: at('coverage'),
    proposeAgreement: at('agreements/new'),
    whereToBuy: at('where-to-buy'),
    falseAppointment: at('false-appointment'),
  }
}

function pathsOf(prefix: string) {
  return {
    ...belowBusiness(prefix),
    ...membershipPaths(prefix),
    ...developerPaths(prefix),
    ...messagePaths(prefix),
    ...territoryPaths(prefix),
    home: () => prefix || '/',
    industries: () => `${prefix}/industries`,
    industry: ({ slug: name, key }: Industry, category?: string) =>
      `${prefix}/industries/${slug(name, key)}${category ? `#${category}` : ''}`,
    /** Worldwide if `country` is undefined. */
    category: (industry: Industry, category: string, country?: string) =>
      `${prefix}/industries/${slug(industry.slug, industry.key)}/${category}${country ? `/${country}` : ''}`,
    ranking: () => `${prefix}/ranking`,
    searchResult: `${prefix}/search-result`,
    /** Type and country are always in the address, page 1 never. */
    search: ({ business = 'MA', countries = 'global', search, page, ...more }: SearchParts = {}) =>
      `${prefix}/search-result${queryOf({ business, countries, search, ...more, page: page === 1 ? undefined : page })}`,
    business: ({ businessID, key }: Business, query: Values = {}) =>
      `${prefix}/business/${slug(key, businessID)}${queryOf(query)}`,
    editBusiness: ({ businessID }: BusinessID, tab?: string) =>
      `${prefix}/business/${businessID}/edit${tab ? `/${tab}` : ''}`,
    editProduct: ({ businessID }: BusinessID, product?: { productID: string }) =>
      `${prefix}/business/${businessID}/edit/products/${product?.productID ?? 'new'}`,
    businessMembers: ({ businessID }: BusinessID, token?: string) =>
      `${prefix}/business/${businessID}/members${token ? `?token=${token}` : ''}`,
    createBusiness: () => `${prefix}/business/create`,
    decisions: () => `${prefix}/decisions`,
    myBusiness: (query: Values = {}) => `${prefix}/my-business${queryOf(query)}`,
    product: ({ productID, key }: Product, query: Values = {}) =>
      `${prefix}/business-product/${slug(key, productID)}${queryOf(query)}`,
    compare: ({ products, companies }: { products?: readonly string[]; companies?: readonly string[] } = {}) =>
      products?.length
        ? `${prefix}/compare?products=${products.join(',')}`
        : `${prefix}/compare${companies?.length ? `?companies=${companies.join(',')}` : ''}`,
    document: (documentID: string) => `${prefix}/document/${documentID}`,
    profile: () => `${prefix}/profile`,
    firstSteps: () => `${prefix}/first-steps`,
    editProfile: () => `${prefix}/profile/edit`,
    person: ({ userID }: { userID: string }) => `${prefix}/profile/${userID}`,
    newsfeed: () => `${prefix}/newsfeed`,
    timeline: (id: string) => `${prefix}/timeline/${id}`,
    post: ({ postID }: { postID: string }) => `${prefix}/post/${postID}`,
    saved: () => `${prefix}/saved`,
    favorites: (query: Values = {}) => `${prefix}/favorites${queryOf(query)}`,
    connections: (query: Values = {}) => `${prefix}/connections${queryOf(query)}`,
    groups: (query: Values = {}) => `${prefix}/groups${queryOf(query)}`,
    createGroup: () => `${prefix}/group/create`,
    group: ({ groupID, key }: Group, query: Values = {}) => `${prefix}/group/${slug(key, groupID)}${queryOf(query)}`,
    editGroup: ({ groupID }: Pick<Group, 'groupID'>) => `${prefix}/group/${groupID}/edit`,
    notifications: () => `${prefix}/notifications`,
    unsubscribe: () => `${prefix}/unsubscribe`,
    settings: (anchor?: string) => `${prefix}/settings${anchor ? `#${anchor}` : ''}`,
    login: (continueTo?: string) => `${prefix}/login${queryOf({ continue: continueTo })}`,
    register: (continueTo?: string) => `${prefix}/register${queryOf({ continue: continueTo })}`,
    account: (page: AccountPage, query: Values = {}) => `${prefix}/auth/${page}${queryOf(query)}`,
    admin: (section = '', query: Values = {}) => `${prefix}/admin${section && `/${section}`}${queryOf(query)}`,
    contactForm: () => `${prefix}/contact-us/form`,
    text: (name: string, anchor?: string) => `${prefix}/${name}${anchor ? `#${anchor}` : ''}`,
    article: (slug: string) => `${prefix}/b2b-tips/${slug}`,
    /** `month`: 2026-11; a year lists its months. */
    transparency: (month?: string, query: Values = {}) =>
      `${prefix}/transparency${month ? `/${month}` : ''}${queryOf(query)}`,
    attribution: () => `${prefix}/attribution`,
    feed: (name: string) => `${prefix}/feeds/${name}.xml`,
  }
}

export const firstArticle = 'export-to-the-world-tip-0'

export type Paths = ReturnType<typeof pathsOf>

/** Auth service pages. `continueTo`: return address. */
export function accountsAt(authUrl: string, locale: Locale) {
  const { login, register, account } = pathsFor(locale)
  return { login, register, account: () => authUrl + account('account') }
}
export type Accounts = ReturnType<typeof accountsAt>

/** `/es`; empty for English. */
export function prefixOf(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`
}

const made = new Map<Locale, Paths>()

export function pathsFor(locale: Locale): Paths {
  let paths = made.get(locale)
  if (!paths) made.set(locale, (paths = pathsOf(prefixOf(locale))))
  return paths
}

/** `zh-CN`, `es-419`, `zh_Hans_CN` are their language. */
const region = /(?:[-_](?:[a-z]{4}|[a-z]{2}|\d{3})){1,2}$/

export function splitLocale(pathname: string): { locale: Locale; rest: string } {
  const [, first = '', ...others] = pathname.split('/')
  const locale = first.toLowerCase().replace(region, '')
  if (!isLocale(locale)) return { locale: 'en', rest: pathname }
  return { locale, rest: `/${others.join('/')}` }
}

export function inLocale(path: string, locale: Locale): string {
  const { rest } = splitLocale(path)
  const prefix = prefixOf(locale)
  return rest === '/' ? prefix || '/' : prefix + rest
}

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Decodes up to twice; invalid encoding stays. */
function decoded(text: string): string {
  for (let turn = 0; turn < 2 && text.includes('%'); turn++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}

/** Non-ASCII stays unencoded: Chinese links are three times smaller. */
export function legible(path: string): string {
  return path.replace(/(?:%[89a-f][0-9a-f])+/gi, decoded)
}

/** UUID at the end of a segment, encoded or not. */
export function idOf(part: string | undefined): string | undefined {
  return id.exec(decoded(part ?? '').replace(/\/+$/, ''))?.[0].toLowerCase()
}

/** Segments before a token, in which case matters. */
const beforeToken = new Set(['kept', 'objection'])
const plural: Record<string, string> = { member: 'members', product: 'products', request: 'requests' }

/** Lower case, plural, no trailing or doubled slash, no `/en`. Ids stay: only their page knows the canonical name. */
export function tidyPath(pathname: string): string {
  const { locale, rest } = splitLocale(pathname)
  const parts = rest.split('/').filter(Boolean)
  const tidy = parts.map((part, index) => {
    if (index === 1 && idOf(part)) return part
    if (beforeToken.has(parts[index - 1]?.toLowerCase() ?? '')) return part
    const word = decoded(part).toLowerCase()
    return (index === 2 && parts[0]!.toLowerCase() === 'business' && plural[word]) || encodeURIComponent(word)
  })
  return tidy.length ? `${prefixOf(locale)}/${tidy.join('/')}` : prefixOf(locale) || '/'
}
