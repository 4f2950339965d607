// Capability of requests for documents.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './document-requests.ts'
import { exportOf, forgetPerson, mergePerson } from './queries.ts'

export const documentRequests: Capability<'documentRequests'> = {
  handlers,
  personalData: {
    exportOf,
    forgetPerson,
    mergePerson,
    personColumns: {
      'document_requests.sender_id': { merge: 'moves' },
      'document_requests.answered_by': { merge: 'moves' },
    },
  },
}
