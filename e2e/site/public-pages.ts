// Public pages of the sample data.
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { sampleBusiness, type Site } from './site.ts'

export async function sampleIDs(site: Site) {
  const sample = await sampleBusiness(site)
  const { rows } = await site.database.pool.query<
    Record<'listed' | 'post' | 'products' | 'companies' | 'group' | 'thread', string>
  >(
    `select (select id from posts where author_id = $1 order by id desc limit 1) as post,
      (select string_agg(id::text, ',') from (select id from products where business_id = $1 order by id limit 4) p) as products,
      (select string_agg(id::text, ',') from (select id from businesses where sample order by registered_at desc limit 4) b) as companies,
      (select slug || '-' || id from businesses where run_since is null and kind = 'company' and contact_info ->> 'website' is not null
        order by (select products from counters where resource_id = businesses.id) desc nulls last, id limit 1) as listed,
      (select slug || '-' || id from groups where admission = 'approval' limit 1) as group,
      (select request_id from request_sides where actor_id = $1 order by last_id desc limit 1) as thread`,
    [sample.business.id],
  )
  return {
    business: sample.business.id,
    businessPage: `${sample.business.slug}-${sample.business.id}`,
    product: sample.product.id,
    productPage: `${sample.product.slug}-${sample.product.id}`,
    ...rows[0]!,
  }
}

export async function publicPages(site: Site): Promise<Record<string, string>> {
  const { business, businessPage, product, productPage, products, companies, post, listed } = await sampleIDs(site)
  return {
    home: '',
    industries: '/industries',
    industry: '/industries/industrial-technology-0004',
    category: '/industries/industrial-technology-0004/pumps',
    'category-in-country': '/industries/industrial-technology-0004/pumps/united-states',
    'results-companies': '/search-result?business=MA&countries=global&search=pumps',
    'results-products': '/search-result?business=PR&countries=global&search=pump',
    'results-understood': '/search-result?business=MA&countries=global&search=fabricante+de+bombas+en+Italia',
    'results-corrected': '/search-result?business=PR&countries=global&search=hydrualic+pump',
    'results-people': '/search-result?business=UR&countries=global&search=',
    'results-none': '/search-result?business=MA&countries=global&search=zzqqxxyyww',
    ranking: '/ranking',
    business: `/business/${businessPage}`,
    'business-listed': `/business/${listed}`,
    'business-products': `/business/${business}/products`,
    'business-verification': `/business/${business}/verification`,
    'where-to-buy': `/business/${business}/where-to-buy`,
    'sought-lines': '/sought-lines',
    distributors: '/distributors',
    'business-followers': `/business/${business}/followers`,
    product: `/business-product/${productPage}`,
    compare: '/compare',
    'compare-products': `/compare?products=${products}`,
    'compare-companies': `/compare?companies=${companies}`,
    person: `/profile/${sampleAccounts.exporter.userID}`,
    post: `/post/${post}`,
    timeline: `/timeline/${business}`,
    'business-remove': `/business/${business}/remove`,
    'send-request': `/business/${business}/send-request?product=${product}`,
    'kept-notice-gone': '/kept/00000000000000000000',
    'not-found': '/business/00000000-0000-7000-8000-000000000000',
    'contact-form': '/contact-us/form',
    'about-us': '/about-us',
    'mission-vision': '/mission-vision',
    'why-wbn': '/why-wbn',
    'our-network': '/our-network',
    'contact-us': '/contact-us',
    'privacy-policy': '/privacy-policy',
    'terms-and-conditions': '/terms-and-conditions',
    'advertise-with-us': '/advertise-with-us',
    'b2b-contract-help': '/b2b-contract-help',
    'plan-standard': '/membership-standard',
    'plan-gold': '/membership-gold',
    attribution: '/attribution',
    transparency: '/transparency',
    'transparency-month': `/transparency/${new Date().toISOString().slice(0, 7)}`,
    developers: '/developers',
    calls: '/developers/products',
    login: '/auth/login',
    register: '/auth/register',
    'forgot-password': '/auth/forgot-password',
    'reset-password': '/auth/reset-password?token=0',
    'verify-email': '/auth/verify-email?sent=1',
  }
}
