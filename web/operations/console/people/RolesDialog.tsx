// Roles of a staff member.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { staffRoles, type StaffRole } from '#contract/identity/access.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useRoleNames } from '../role-names.ts'

export function RolesDialog({
  userID,
  roles,
  onClose,
}: {
  userID: string
  roles: readonly StaffRole[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const names = useRoleNames()
  const { revalidate } = useRevalidator()
  const { showSuccess } = useToasts()
  const [chosen, setChosen] = useState<readonly StaffRole[]>(roles)
  async function act(reason: string): Promise<void> {
    await api.console.setRoles({ params: { id: userID }, body: { roles: [...chosen], reason } })
    showSuccess()
    await revalidate()
  }
  return (
    <ReasonDialog about={userID} title={t`Roles`} yes={t`Save`} act={act} onClose={onClose}>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={names[role]}
          checked={chosen.includes(role)}
          onChange={(event) =>
            setChosen(event.target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
          }
        />
      ))}
    </ReasonDialog>
  )
}
