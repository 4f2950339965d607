// Capability of notifications.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { threadTemplates } from './thread-email-words.ts'
import { notifications as jobs } from './jobs.ts'
import { handlers } from './notifications.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './personal.ts'

export const notifications: Capability<'notifications'> = {
  handlers,
  jobs,
  emails: [...Object.values(templates), ...Object.values(threadTemplates)],
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
