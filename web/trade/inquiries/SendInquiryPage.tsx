// /business/{id}/send-request. Strangers log in to send.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { Refusal } from '#kit/refusal.ts'
import { BusinessSeals } from '#web/identity/businesses/card.tsx'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { pictureOf, undrawnPicture } from '#web/foundation/pictures.ts'
import { sessionNow, useSession } from '#web/foundation/session.ts'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Flag, Logo, Picture } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { InquiriesLink } from './card.tsx'
import { InquiryForm, type Sender } from './inquiry/InquiryForm.tsx'
import { readTopic, useOpening } from './inquiry/opening.ts'
import { CollectionNote } from './kept/CollectionNote.tsx'
import { KeepInquiry } from './kept/KeepInquiry.tsx'
import styles from './SendInquiryPage.module.css'

export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, url, cacheTags, canonical, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const productID = idOf(url.searchParams.get('product') ?? '')
  const lineID = idOf(url.searchParams.get('line') ?? '')
  const country = url.searchParams.get('country')
  const [{ data: business, session }, product, topic, own] = await Promise.all([
    api.businesses.read({ params: { id }, signal }),
    productID ? quotedProduct(api, productID, signal) : undefined,
    lineID ? readTopic(api, { businessID: id, lineID, country }, signal) : undefined,
    sessionNow() ? api.businesses.mine({ signal }) : undefined,
  ])
  canonical(paths.sendInquiry(business))
  if (!lineID) cacheTags(`business:${id}`, ...(productID ? [`product:${productID}`] : []))
  return {
    business: shownReceiver(business),
    product: product?.businessID === id ? product : undefined,
    topic,
    asksSample: url.searchParams.has('sample'),
    senders: own?.data.map(({ businessID, general }) => ({ businessID, name: general.companyName })),
    isMember: session.access !== null,
  }
}
export type PageData = Awaited<ReturnType<typeof loader>>

function shownReceiver({ general, contactInfo, ...business }: BusinessProfile) {
  const { businessID, key, verified, presence, kind } = business
  return {
    category: general.categories[0]?.id,
    businessID,
    key,
    verified,
    presence,
    kind,
    name: general.companyName,
    type: general.businessType.name,
    photo: general.profilePhoto,
    country: contactInfo.country,
  }
}

async function quotedProduct(api: Api, id: string, signal: AbortSignal) {
  try {
    const product = await api.products.read({ params: { id }, signal })
    const { productID, businessID, key, name } = product
    return { productID, businessID, key, name, picture: undrawnPicture(product) }
  } catch (error) {
    if (error instanceof Refusal && (error.name === 'NotFound' || error.name === 'Gone')) return undefined
    throw error
  }
}

export const meta: Meta<typeof loader> = ({ data: { business }, i18n }) => ({
  title: t(i18n)`Send Request: ${business.name}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { business, product, topic, asksSample, senders, isMember } = useLoaderData<typeof loader>()
  const session = useSession()
  const sender = session && senders && { session, businesses: senders }
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Send Request</Trans>
      </h1>
      <Receiver business={business} />
      {isMember ? (
        <Note look="info">
          <p>
            <Trans>This is your business: a business can't write to itself.</Trans>
          </p>
          <p className={styles.way}>
            <InquiriesLink businessID={business.businessID} />
          </p>
        </Note>
      ) : (
        <>
          {session && !session.emailVerified && (
            <Note look="warn">
              <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
            </Note>
          )}
          {product && <Quoted product={product} />}
          <Writing business={business} product={product} topic={topic} asksSample={asksSample} sender={sender} />
        </>
      )}
    </div>
  )
}

type WritingProps = Pick<PageData, 'business' | 'product' | 'topic' | 'asksSample'> & { sender: Sender | undefined }

function Writing({ business, product, topic, asksSample, sender }: WritingProps) {
  const opening = useOpening(topic)
  const key = sender?.session.userID ?? ''
  const to = { business, sender }
  if (business.kind === 'collection') return <CollectionNote />
  if (business.presence === 'listed')
    return <KeepInquiry key={key} {...to} productID={product?.productID} productName={product?.name} />
  return <InquiryForm key={key} {...to} product={product} asksSample={asksSample} opening={opening} />
}

function Receiver({ business }: { business: PageData['business'] }) {
  const { paths } = useSite()
  return (
    <div className={styles.receiver}>
      <Logo name={business.name} {...pictureOf(business.photo)} size={48} eager />
      <div>
        <p className={styles.name}>
          <Link className="semi" to={paths.business(business)}>
            <UserText text={business.name} />
          </Link>
          <BusinessSeals business={business} />
        </p>
        <p className="muted">
          {business.type} · <Flag emoji={business.country.emoji} /> {business.country.countryName}
        </p>
      </div>
    </div>
  )
}

function Quoted({ product }: { product: NonNullable<PageData['product']> }) {
  const { paths } = useSite()
  return (
    <Card pad="m" className={styles.quoted!}>
      {product.picture && <Picture {...pictureOf(product.picture)} sizes="64px" alt="" width={64} height={48} />}
      <div>
        <p className="muted small">
          <Trans>You ask about this product</Trans>
        </p>
        <Link className="semi" to={paths.product(product)}>
          <UserText text={product.name} />
        </Link>
      </div>
    </Card>
  )
}
