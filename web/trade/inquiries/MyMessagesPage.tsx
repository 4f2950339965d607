// /my-messages/{rid?}: redirect to the active or thread's inbox. Private.
import { t } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { Refusal } from '#kit/refusal.ts'
import { loaderContext, type Api, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { sessionNow } from '#web/foundation/session.ts'

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { api, paths, params, redirectTo, signal } = loaderContext(args)
  const { userID = '', actor } = sessionNow() ?? {}
  const active = actor?.businessID ?? userID
  const requestID = idOf(params['rid'])
  const inbox = requestID ? await inboxOf(api, requestID, active, signal) : active
  return redirectTo(paths.inquiries(inbox, requestID))
}

async function inboxOf(api: Api, rid: string, active: string, signal: AbortSignal): Promise<string> {
  const { data } = await api.inquiries.inboxes({ signal })
  const ids = [active, ...data.map(({ id }) => id).filter((id) => id !== active)]
  const found = await Promise.all(
    ids.map((bid) =>
      api.inquiries.read({ params: { rid }, query: { bid }, signal }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false
          throw error
        },
      ),
    ),
  )
  return ids[found.indexOf(true)] ?? active
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Messages`, description: '', noindex: true })

export function Component() {
  return null
}
