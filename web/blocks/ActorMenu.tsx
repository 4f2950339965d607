// What somebody does who wants nothing of a person or company: mute, block, report. Fetched only for whoever is signed in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { ReportButton } from '#web/reports/card.tsx'
import { useNavigate } from '#web/routing.ts'
import { useSession } from '#web/session.ts'
import { Menu } from '#web/ui/Menu.tsx'
import { toast } from '#web/ui/Toasts.tsx'

export type Shown = { resourceType: 'user' | 'business'; resourceID: string; name: string }

export function ActorMenu({ resourceType, resourceID, name }: Shown) {
  const api = useApi()
  const { t } = useLingui()
  const { paths } = useSite()
  const { failed } = useOutcome()
  const navigate = useNavigate()
  const session = useSession()
  const body = { resourceID }
  if (resourceID === session?.userID) return null

  async function act(
    close: () => void,
    call: () => Promise<unknown>,
    undo: () => Promise<unknown>,
    done: string,
  ): Promise<boolean> {
    close()
    try {
      await call()
    } catch (error) {
      failed(error)
      return false
    }
    toast(done, { action: { label: t`Undo`, run: () => void undo().catch(failed) } })
    return true
  }
  const mute = (close: () => void) =>
    act(
      close,
      () => api.newsfeed.mute({ body }),
      () => api.newsfeed.unmute({ body }),
      t`You will not see posts of ${name} in your feed any more`,
    )
  async function block(close: () => void): Promise<void> {
    const blocked = await act(
      close,
      () => api.blocks.block({ body }),
      () => api.blocks.unblock({ body }),
      t`${name} is blocked: neither of you sees the other any more`,
    )
    if (blocked) navigate(paths.newsfeed())
  }
  return (
    <Menu label={t`More about ${name}`}>
      {(close) => (
        <>
          <button type="button" onClick={() => void mute(close)}>
            <Trans>Mute {name}</Trans>
          </button>
          <button type="button" onClick={() => void block(close)}>
            <Trans>Block {name}</Trans>
          </button>
          <ReportButton resourceType={resourceType} resourceID={resourceID} title={t`Report ${name}`} />
        </>
      )}
    </Menu>
  )
}
