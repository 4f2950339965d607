// /review: own reviews; /review/{thread}: that of a dealing. Private.
import { t } from '@lingui/core/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Dealing } from './Dealing.tsx'
import { Lists } from './Lists.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  const requestID = idOf(params['id'])
  return requestID
    ? { deal: await api.reviews.deal({ params: { requestID }, signal }) }
    : { mine: await api.reviews.mine({ signal }) }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: data.deal ? t(i18n)`Review a dealing` : t(i18n)`My reviews`,
  description: '',
  noindex: true,
})

export function Component() {
  const { deal, mine } = useLoaderData<typeof loader>()
  return deal ? <Dealing key={deal.requestID} deal={deal} /> : <Lists {...mine!} />
}
