// Service and legal pages.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { PortalList } from '#web/publishing/portals/card.tsx'
import { metaOf, readPage } from './read-text.ts'
import { TextLayout } from './TextLayout.tsx'
import styles from './TextLayout.module.css'

export async function loader(args: LoaderFunctionArgs) {
  loaderContext(args).cacheTags('texts')
  return readPage(args)
}

export const meta: Meta<typeof loader> = metaOf

/** Legal texts end with their portals. */
const forAllPortals = ['privacy-policy', 'terms-and-conditions']

export function Component() {
  const text = useLoaderData<typeof loader>()
  return <TextLayout text={text}>{forAllPortals.includes(text.slug) && <LegalPortals />}</TextLayout>
}

function LegalPortals() {
  return (
    <div className={styles.portals}>
      <PortalList />
    </div>
  )
}
