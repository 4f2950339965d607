// Saved reply menu; placeholders are filled in.
import { useLingui } from '@lingui/react/macro'
import { IconMessage2Bolt, IconSettings } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import { fillPlaceholders } from '#contract/trade/inquiries/placeholders.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import type { SavedReply } from '#contract/trade/inquiries/team.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { counterpartOf } from '../party.ts'
import button from '#web/ui/Button.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import { Menu } from '#web/ui/layers/Menu.tsx'

const RepliesDialog = lazyComponent(async () => (await import('./RepliesDialog.tsx')).RepliesDialog)

type Props = { thread: Thread; inboxID: string; onChoose: (text: string) => void }

export function SavedReplies({ thread, inboxID, onChoose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const fill = useFill(thread)
  const [replies, setReplies] = useState<SavedReply[]>()
  const [isManaging, setManaging] = useState(false)

  function load(): void {
    if (!replies) api.inquiries.savedReplies({ params: { businessID: inboxID } }).then(setReplies, () => {})
  }
  const entries = (replies ?? []).map(({ name, content }) => ({ text: name, onAction: () => onChoose(fill(content)) }))
  const manage = { text: t`Manage saved replies`, icon: IconSettings, onAction: () => setManaging(true) }
  return (
    <span onPointerEnter={load} onFocus={load}>
      <Menu className={button.square} label={t`Saved replies`} sections={[{ entries }, { entries: [manage] }]}>
        <Icon icon={IconMessage2Bolt} />
      </Menu>
      <Suspense>
        {isManaging && (
          <RepliesDialog
            businessID={inboxID}
            replies={replies ?? []}
            onChange={setReplies}
            onClose={() => setManaging(false)}
          />
        )}
      </Suspense>
    </span>
  )
}

function useFill(thread: Thread): (text: string) => string {
  const self = useSession()?.self
  const other = counterpartOf(thread)
  const own = thread.side === 'S' ? thread.from : thread.to
  return (text) =>
    fillPlaceholders(text, {
      name: other.kind === 'user' ? (other.firstName ?? null) : other.companyName,
      company: other.companyName,
      product: thread.product?.name ?? null,
      subject: thread.subject,
      me: self?.name ?? null,
      myCompany: own.companyName,
    })
}
