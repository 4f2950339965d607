// Capability of posting limits.
import type { Contribution } from '#api/foundation/capability.ts'
import { forgetPerson } from './queries.ts'

export const postingRate: Contribution = {
  personalData: {
    forgetPerson,
    personColumns: { 'writings.user_id': { merge: 'moves' }, 'first_contacts.user_id': { merge: 'moves' } },
  },
}
