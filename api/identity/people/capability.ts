// Capability of people.
import type { Capability } from '#api/foundation/capability.ts'
import type { PersonalData } from '#api/foundation/personal-data.ts'
import { people as takeJobs } from './jobs.ts'
import { mergePerson, personColumns } from './merged.ts'
import { handlersWith, type Neighbors } from './people.ts'

type Dependencies = Neighbors & { personalData: () => readonly PersonalData[] }

export const people = ({ personalData, ...neighbors }: Dependencies): Capability<'people'> => ({
  handlers: handlersWith(neighbors),
  jobs: (jobs, dependencies) => takeJobs(jobs, dependencies, personalData()),
  personalData: { personColumns, mergePerson, sharesRows: true },
})
