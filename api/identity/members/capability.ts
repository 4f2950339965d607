// Capability of members.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import type { Businesses } from './invitations.ts'
import { mergePerson, personColumns } from './lookup.ts'
import { handlersWith } from './members.ts'

export const members = (businesses: Businesses): Capability<'members'> => ({
  handlers: handlersWith(businesses),
  emails: Object.values(templates),
  personalData: { personColumns, mergePerson },
})
