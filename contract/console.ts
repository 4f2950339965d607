// The operator's console: what waits for the staff, and who of them may do what.
import * as z from 'zod'
import { staffRoles } from './access.ts'
import { capability } from './endpoint.ts'
import { Instant } from './shapes.ts'

const staff = staffRoles

/** Work that waits. `key` is also the section of the console where it is done. */
const Queue = z.object({
  key: z.string(),
  waiting: z.int(),
  oldestAt: Instant.nullable(),
  late: z.int().describe('over the target'),
  targetHours: z.int(),
})
export type Queue = z.output<typeof Queue>

export const console = capability({
  queues: {
    method: 'GET',
    path: '/console/queue',
    summary: 'What waits for the caller’s roles: how much, since when, and how much of it is late.',
    signedIn: true,
    staff,
    answer: z.array(Queue),
  },
  permissions: {
    method: 'GET',
    path: '/console/permission',
    summary: 'Every call for staff with the roles that may make it, as the server checks them.',
    signedIn: true,
    staff,
    answer: z.array(
      z.object({
        name: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        roles: z.array(z.enum(staffRoles)),
      }),
    ),
  },
})
