// /our-network: portals, listing costs, explanation.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { Prices } from '#web/billing/memberships/card.tsx'
import { PortalLogos } from '#web/publishing/portals/card.tsx'
import { JoinBanner } from './JoinBanner.tsx'
import { PageHead } from './PageHead.tsx'
import { metaOf, readPage, sectionsOf } from './read-text.ts'
import { Segments } from './Segments.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, cacheTags, signal } = loaderContext(args)
  cacheTags('texts', 'plans')
  const [text, { plans }] = await Promise.all([readPage(args), api.memberships.setup({ signal })])
  return { ...text, plans }
}

export const meta: Meta<typeof loader> = metaOf

export function Component() {
  const text = useLoaderData<typeof loader>()
  const { lead, sections } = sectionsOf(text)
  return (
    <div className="wrap">
      <PageHead title={text.title} lead={lead} />
      <PortalLogos />
      <Segments sections={sections} after={{ prices: <Prices plans={text.plans} /> }} />
      <JoinBanner />
    </div>
  )
}
