// Dialog to assign a thread.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Member } from '#contract/identity/members/members.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { fullName } from '../party.ts'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import type { TeamProps } from './TeamBar.tsx'
import styles from './TeamBar.module.css'

export function AssignDialog({ businessID, thread, onChange, onClose }: TeamProps & { onClose: () => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const userID = useSession()?.userID
  const [members, setMembers] = useState<Member[]>()
  const [chosen, setChosen] = useState(thread.assignee?.userID ?? '')
  useEffect(() => {
    api.members.list({ params: { businessID } }).then(
      ({ data: { data } }) => setMembers(data),
      (error: unknown) => {
        showError(error)
        onClose()
      },
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  async function assign(next: string): Promise<void> {
    const before = chosen
    setChosen(next)
    try {
      const asked = { params: { rid: thread.requestID }, query: { bid: businessID } }
      onChange(await api.inquiries.assign({ ...asked, body: { userID: next } }))
      onClose()
    } catch (error) {
      setChosen(before)
      showError(error)
    }
  }
  const choice = (id: string, name: string) => (
    <label key={id}>
      <input type="radio" name="assignee" checked={chosen === id} onChange={() => void assign(id)} />
      <span>{name}</span>
    </label>
  )
  return (
    <Dialog open onClose={onClose} title={t`Who is in charge?`} closeLabel={t`Close`}>
      {members ? (
        <fieldset className={styles.choices}>
          <legend className="sr">
            <Trans>Who is in charge?</Trans>
          </legend>
          {choice('', t`Nobody`)}
          {members.map((member) => {
            const name = member.user ? fullName(member.user) : t`Closed account`
            return choice(member.userID, member.userID === userID ? t`${name} (you)` : name)
          })}
        </fieldset>
      ) : (
        <Skeleton tall={64} />
      )}
    </Dialog>
  )
}
