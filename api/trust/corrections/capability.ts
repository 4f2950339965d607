// Capability of corrections.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './corrections.ts'
import { templates } from './email-words.ts'
import { countForStaff, findOfPerson, forgetPerson } from './queries.ts'

export const corrections: Capability<'corrections'> = {
  handlers,
  emails: Object.values(templates),
  personalData: {
    async exportOf({ db }, userID) {
      const rows = await findOfPerson(db, userID)
      if (rows.length === 0) return {}
      const plain = rows.map(({ companyName, field, value, link, note, state, reason, suggestedAt }) => ({
        companyName,
        field,
        value,
        link,
        note,
        state,
        reason,
        suggestedAt,
      }))
      return { corrections: plain }
    },
    forgetPerson,
    personColumns: {
      'corrections.suggested_by': { merge: 'moves' },
      'corrections.decided_by': { merge: 'stays' },
    },
  },
  queues: [{ key: 'corrections', roles: ['moderator', 'administrator'], targetHours: 72, count: countForStaff }],
}
