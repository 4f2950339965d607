// Type of a `capability.ts`.
import type { contract } from '#contract/contract.ts'
import type { StaffRole } from '#contract/identity/access.ts'
import type { AlertKey } from '#contract/operations/console/activity.ts'
import type { SearchHit, SearchHitKind } from '#contract/operations/console/console.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, SignedIn, WorkerDependencies } from './context.ts'
import type { PersonalData } from './personal-data.ts'

type Contract = typeof contract

export type Capability<Name extends keyof Contract> = Contribution & {
  handlers: CapabilityHandlers<Contract[Name], Context>
}
export type Contribution = {
  jobs?: (jobs: Jobs<DB>, dependencies: WorkerDependencies) => void
  personalData?: PersonalData
  emails?: readonly EmailTemplate[]
  queues?: readonly WorkQueue[]
  finders?: readonly Finder[]
  alerts?: readonly AlertSource[]
}

/** `key`: its console section. */
export type WorkQueue = {
  key: string
  roles: readonly StaffRole[]
  targetHours: number
  /** `late`: older than the target. */
  count: (
    context: Pick<Context, 'db' | 'pool'>,
    targetHours: number,
  ) => Promise<{ waiting: number; oldestAt: Date | null; late: number }>
}

export type Finder = {
  kind: SearchHitKind
  roles: readonly StaffRole[]
  find: (context: SignedIn, words: string, most: number) => Promise<Omit<SearchHit, 'kind' | 'hidden'>[]>
}

/** Undefined while all is well. */
export type AlertSource = {
  key: AlertKey
  roles: readonly StaffRole[]
  find: (context: Pick<Context, 'db' | 'process'>) => Promise<{ amount: number | null; since: Date | null } | undefined>
}
