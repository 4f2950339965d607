// Notifications for the assembly.
import type { Capability } from '#api/foundation/capability.ts'
import { emails } from './email-templates.ts'
import { notifications as jobs } from './jobs.ts'
import { handlers } from './notifications.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './personal.ts'

export const notifications: Capability<'notifications'> = {
  handlers,
  jobs,
  emails,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
