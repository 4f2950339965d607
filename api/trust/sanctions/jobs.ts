// Jobs that end sanctions.
import type { Jobs } from '#kit/jobs/jobs.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { type Hide, takeBack } from './effects.ts'
import { changeSanction, findDue } from './queries.ts'

export function sanctions(jobs: Jobs<DB>, hide: Hide): void {
  jobs.schedule('sanctions.end', '* * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const sanction of await findDue(tx).execute()) {
        const { id, objectKind, objectId, objectName, endsAt, act } = sanction
        await changeSanction(tx, id, { endedAt: endsAt }).execute()
        await takeBack(tx, sanction, hide)
        await recordAct(tx, {
          by: 'end of the term',
          act: `${objectKind}.restore`,
          object: { kind: objectKind, id: objectId, name: objectName },
          detail: { sanction: id, act },
        })
      }
    }),
  )
}
