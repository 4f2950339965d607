// Pages that are a text from beginning to end: services and legal texts.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, type Meta } from '#web/app/page.ts'
import { metaOf, readPage } from './read-text.ts'
import { TextLayout } from './TextLayout.tsx'

export async function loader(args: LoaderFunctionArgs) {
  loaderContext(args).cacheTags('texts')
  return readPage(args)
}

export const meta: Meta<typeof loader> = metaOf

export function Component() {
  return <TextLayout text={useLoaderData<typeof loader>()} />
}
