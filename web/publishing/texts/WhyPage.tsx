// /why-wbn: five illustrated reasons.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { JoinBanner } from './JoinBanner.tsx'
import { PageHead } from './PageHead.tsx'
import { metaOf, readPage, sectionsOf } from './read-text.ts'
import { Segments } from './Segments.tsx'

export async function loader(args: LoaderFunctionArgs) {
  loaderContext(args).cacheTags('texts')
  return readPage(args)
}

export const meta: Meta<typeof loader> = metaOf

export function Component() {
  const text = useLoaderData<typeof loader>()
  const { lead, sections } = sectionsOf(text)
  return (
    <div className="wrap">
      <PageHead title={text.title} lead={lead} />
      <Segments sections={sections} />
      <JoinBanner />
    </div>
  )
}
