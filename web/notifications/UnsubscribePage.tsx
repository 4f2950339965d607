// /unsubscribe?token=: ends the letters of a kind without signing in. Asks first, since some mail programs open every link.
import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useOutcome } from '#web/failure-words.ts'
import { asked, useApi, useSite, type Meta } from '#web/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from '#web/routing.ts'
import { Button } from '#web/ui/Button.tsx'
import { bellIcon } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'

export function loader(args: LoaderFunctionArgs) {
  return { token: asked(args).url.searchParams.get('token') ?? '' }
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
  const { failed } = useOutcome()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  async function end(): Promise<void> {
    setState('busy')
    try {
      await api.notifications.unsubscribe({ body: { token } })
      setState('done')
    } catch (error) {
      setState('asking')
      failed(error)
    }
  }
  if (state === 'done')
    return (
      <div className="wrap" role="status">
        <Empty
          icon={bellIcon}
          level={1}
          title={t`You will get no more of these e-mails`}
          action={
            <a className="link" href={paths.settings('notifications')}>
              <Trans>All settings of notifications</Trans>
            </a>
          }
        >
          <Trans>You still find what happened in your notifications.</Trans>
        </Empty>
      </div>
    )
  return (
    <div className="wrap">
      <Empty
        icon={bellIcon}
        level={1}
        title={t`No more e-mails of this kind?`}
        action={
          <Button look="primary" busy={state === 'busy'} onClick={() => void end()}>
            <Trans>Stop these e-mails</Trans>
          </Button>
        }
      >
        <Trans>What happens is still shown in your notifications.</Trans>
      </Empty>
    </div>
  )
}
