// Capability of duplicates.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Dependencies } from './duplicates.ts'
import { duplicates as takeJobs } from './jobs.ts'
import { forgetPerson, mergePerson, personColumns } from './personal.ts'
import { countStrong } from './queries.ts'

export const duplicates = ({ personalData }: Dependencies): Capability<'duplicates'> => ({
  handlers: handlersWith({ personalData }),
  jobs: (jobs, dependencies) => takeJobs(jobs, dependencies, personalData()),
  personalData: { forgetPerson, personColumns, mergePerson },
  queues: [
    {
      key: 'people/duplicates',
      roles: ['moderator', 'administrator'],
      targetHours: 168,
      count: ({ db }, hours) => countStrong(db, hours),
    },
  ],
})
