// Invitation fields.
import * as z from 'zod'
import { accesses } from '#contract/identity/access.ts'
import { Email } from '#contract/foundation/fields.ts'

export const AccessGiven = z.enum(accesses)

export const NewInvitation = z.object({ email: Email, access: AccessGiven })
export type NewInvitation = z.output<typeof NewInvitation>
