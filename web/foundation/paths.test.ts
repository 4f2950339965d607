// Page addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idOf, inLocale, legible, pathsFor, splitLocale, tidyPath } from './paths.ts'

const businessID = '019a0000-0000-7000-8000-0000000000aa'
const productID = '019a0000-0000-7000-8000-0000000000bb'

test('every page has one address', () => {
  const {
    home,
    industries,
    industry,
    category,
    search,
    ranking,
    business,
    businessProducts,
    product,
    compare,
    developers,
    developerCalls,
    login,
    register,
  } = pathsFor('en')
  assert.deepEqual(
    [
      home(),
      industries(),
      industry({ slug: 'machineries', key: '0005' }),
      industry({ slug: 'machineries', key: '0005' }, businessID),
      category({ slug: 'machineries', key: '0005' }, 'machine-tools'),
      category({ slug: 'machineries', key: '0005' }, 'machine-tools', 'united-states'),
      search(),
      search({ search: 'Home & Garden' }),
      search({ business: 'PR', countries: 'DE,IT', search: 'bomba 泵', page: 2, verified: true }),
      search({ business: 'PR', brand: ['Acme', 'B, Co'] }),
      ranking(),
      business({ businessID, key: 'ferrantis-pompe-s-r-l' }),
      business({ businessID, key: '' }),
      businessProducts({ businessID }, { page: 3 }),
      product({ productID, key: 'ferrantis-pompe-nx-65-200' }),
      compare(),
      compare({ products: [productID, businessID] }),
      compare({ companies: [businessID] }),
      developers('token'),
      developerCalls('products', 'products.read'),
      developerCalls('needHelp'),
      login('/industries?a=1'),
      register(),
    ],
    [
      '/',
      '/industries',
      '/industries/machineries-0005',
      `/industries/machineries-0005#${businessID}`,
      '/industries/machineries-0005/machine-tools',
      '/industries/machineries-0005/machine-tools/united-states',
      '/search-result?business=MA&countries=global',
      '/search-result?business=MA&countries=global&search=Home%20%26%20Garden',
      '/search-result?business=PR&countries=DE%2CIT&search=bomba%20%E6%B3%B5&verified=true&page=2',
      '/search-result?business=PR&countries=global&brand=Acme&brand=B%2C%20Co',
      '/ranking',
      `/business/ferrantis-pompe-s-r-l-${businessID}`,
      `/business/${businessID}`,
      `/business/${businessID}/products?page=3`,
      `/business-product/ferrantis-pompe-nx-65-200-${productID}`,
      '/compare',
      `/compare?products=${productID},${businessID}`,
      `/compare?companies=${businessID}`,
      '/developers#token',
      '/developers/products#products.read',
      '/developers/need-help',
      '/login?continue=%2Findustries%3Fa%3D1',
      '/register',
    ],
  )
})

test('so have those of messages, memberships and webhooks', () => {
  const paths = pathsFor('en')
  const { sendInquiry, inquiries, myMessages, membership, boosts, webhooks, webhook, support, plan } = paths
  assert.deepEqual(
    [
      sendInquiry({ businessID }, productID),
      sendInquiry({ businessID }, productID, { sample: '1' }),
      inquiries(businessID),
      inquiries(businessID, productID, { q: 'seal' }),
      myMessages(productID),
      membership({ businessID }),
      boosts({ businessID }),
      webhooks({ businessID }),
      webhook({ businessID }, productID, { status: 'failed' }),
      support({ businessID }),
      support({ businessID }, productID),
      plan('gold'),
      paths.chooseMembership(),
      paths.decisions(),
    ],
    [
      `/business/${businessID}/send-request?product=${productID}`,
      `/business/${businessID}/send-request?product=${productID}&sample=1`,
      `/business/${businessID}/requests`,
      `/business/${businessID}/requests/${productID}?q=seal`,
      `/my-messages/${productID}`,
      `/business/${businessID}/membership`,
      `/business/${businessID}/boosts`,
      `/business/${businessID}/webhooks`,
      `/business/${businessID}/webhooks/${productID}?status=failed`,
      `/business/${businessID}/support`,
      `/business/${businessID}/support/${productID}`,
      '/membership-gold',
      '/my-business?membership=choose-business',
      '/decisions',
    ],
  )
})

test('a link with unencoded characters leads to the same address', () => {
  for (const search of ['Home & Garden', 'Válvulas de 50%', '泵与阀门', '100% 棉', 'a%E6b', '“x” + ﬁ']) {
    const path = pathsFor('zh').search({ search })
    assert.equal(new URL(legible(path), 'http://a').href, new URL(path, 'http://a').href)
  }
  assert.match(legible(pathsFor('zh').search({ search: '泵 & 阀' })), /search=泵%20%26%20阀$/)
})

test('the language is the first part of the address, English has none', () => {
  assert.equal(pathsFor('es').home(), '/es')
  assert.equal(pathsFor('zh').industries(), '/zh/industries')
  assert.deepEqual(splitLocale('/ES/industries'), { locale: 'es', rest: '/industries' })
  assert.deepEqual(splitLocale('/estonia'), { locale: 'en', rest: '/estonia' })
  assert.equal(inLocale('/es/search-result?business=MA', 'it'), '/it/search-result?business=MA')
  assert.equal(inLocale('/es', 'en'), '/')
  assert.equal(inLocale('/', 'zh'), '/zh')
})

test('the last 36 characters are the id, encoded zero, one or two times', () => {
  const slug = `Café & Söhne-${businessID}`
  for (const part of [
    slug,
    encodeURIComponent(slug),
    encodeURIComponent(encodeURIComponent(slug)),
    slug.toUpperCase(),
  ]) {
    assert.equal(idOf(part), businessID)
  }
  for (const part of ['', undefined, 'pumps', businessID.slice(1), `${businessID}x`, '%', '%E0%A4%A'])
    assert.equal(idOf(part), undefined)
})

test('paths are case-insensitive, plural, without trailing slash', () => {
  assert.equal(tidyPath('/Why-WBN'), '/why-wbn')
  assert.equal(tidyPath('/Industries/'), '/industries')
  assert.equal(tidyPath('//industries'), '/industries')
  assert.equal(tidyPath('/ES/Kept/aBc_-9'), '/es/kept/aBc_-9')
  assert.equal(tidyPath('/ownership-claim/objection/aBc/'), '/ownership-claim/objection/aBc')
  assert.equal(tidyPath(`/business/${businessID}/product`), `/business/${businessID}/products`)
  assert.equal(tidyPath(`/ES/Business/${businessID}/member/`), `/es/business/${businessID}/members`)
  assert.equal(tidyPath('/en/industries'), '/industries')
  assert.equal(tidyPath('/es/'), '/es')
  assert.equal(tidyPath('/zh-CN'), '/zh')
  assert.equal(tidyPath('/es_419/industries'), '/es/industries')
  assert.equal(tidyPath('/en-US/industries'), '/industries')
  assert.equal(tidyPath('/it-works'), '/it-works')
  assert.equal(tidyPath('/'), '/')
})
