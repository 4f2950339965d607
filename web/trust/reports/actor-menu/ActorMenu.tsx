// Actor menu: mute, block, report.
import { useLingui } from '@lingui/react/macro'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useReportEntry } from '../card.tsx'
import { useNavigate } from 'react-router'
import { useSession } from '#web/foundation/session.ts'
import { Menu } from '#web/ui/layers/Menu.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { Text } from '#web/ui/Text.tsx'
import { IconBan, IconVolumeOff } from '#web/ui/icons.ts'

export type ActorMenuProps = { resourceType: 'user' | 'business'; resourceID: string; name: string }

export function ActorMenu({ resourceType, resourceID, name }: ActorMenuProps) {
  const api = useApi()
  const { t } = useLingui()
  const { paths } = useSite()
  const { showError } = useToasts()
  const navigate = useNavigate()
  const session = useSession()
  const body = { resourceID }
  const report = useReportEntry({ resourceType, resourceID, title: t`Report ${name}` })
  if (resourceID === session?.userID) return null

  async function act(call: () => Promise<unknown>, undo: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await call()
    } catch (error) {
      showError(error)
      return false
    }
    toast(done, { action: { label: t`Undo`, run: () => void undo().catch(showError) } })
    return true
  }
  const mute = () =>
    act(
      () => api.newsfeed.mute({ body }),
      () => api.newsfeed.unmute({ body }),
      t`You will not see posts of ${name} in your feed any more`,
    )
  async function block(): Promise<void> {
    const blocked = await act(
      () => api.blocks.block({ body }),
      () => api.blocks.unblock({ body }),
      t`${name} is blocked: you no longer see each other`,
    )
    if (blocked) void navigate(paths.newsfeed())
  }
  const entries = [
    { text: t`Mute ${name}`, icon: IconVolumeOff, onAction: () => void mute() },
    { text: t`Block ${name}`, icon: IconBan, onAction: () => void block() },
  ]
  return (
    <>
      <Menu label={t`More about ${name}`} sections={[{ entries }, { entries: [report.entry] }]} />
      <Text>{report.form}</Text>
    </>
  )
}
