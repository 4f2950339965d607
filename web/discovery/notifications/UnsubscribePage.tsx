// /unsubscribe?token=: ends a kind of email without login. Asks first, since some email programs open every link.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconBell } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'

export function loader(args: LoaderFunctionArgs) {
  return { token: loaderContext(args).url.searchParams.get('token') ?? '' }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`E-mail notifications`,
  description: '',
  noindex: true,
})

export function Component() {
  const { token } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const { showError } = useToasts()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  async function end(): Promise<void> {
    setState('busy')
    try {
      await api.notifications.unsubscribe({ body: { token } })
      setState('done')
    } catch (error) {
      setState('asking')
      showError(error)
    }
  }
  if (state === 'done')
    return (
      <LiveRegion as="div" className="wrap">
        <Empty
          icon={IconBell}
          level={1}
          title={t`You will not receive these e-mails any more`}
          action={
            <Link className="link" to={paths.settings('notifications')}>
              <Trans>All settings of notifications</Trans>
            </Link>
          }
        >
          <Trans>You can still see everything in your notifications.</Trans>
        </Empty>
      </LiveRegion>
    )
  return (
    <div className="wrap">
      <Empty
        icon={IconBell}
        level={1}
        title={t`Stop e-mails of this kind?`}
        action={
          <Button look="primary" busy={state === 'busy'} onClick={() => void end()}>
            <Trans>Stop these e-mails</Trans>
          </Button>
        }
      >
        <Trans>You will still see everything in your notifications.</Trans>
      </Empty>
    </div>
  )
}
