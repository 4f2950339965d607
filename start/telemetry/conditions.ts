// Parts of /readyz.
import type { DB } from '#api/database/tables.ts'
import type { RunningSearch } from '#api/discovery/search/indexes.ts'
import type { NetworkEventLog } from '#api/foundation/events.ts'
import type { Database } from '#kit/postgres/pool.ts'
import type { Settings } from '../config.ts'
import { isCurrent } from '../database.ts'
import { hasRoom } from '../disk-room.ts'
import type { makeDrain } from '../drain.ts'
import type { FirstPage } from '../first-page.ts'

type ReadinessSources = {
  drain: ReturnType<typeof makeDrain>
  database: Database<DB>
  eventLog: NetworkEventLog
  search: RunningSearch | undefined
  firstPage: FirstPage
}

export function conditionsOf(settings: Settings, { drain, database, eventLog, search, firstPage }: ReadinessSources) {
  return {
    serving: () => !drain.isDraining(),
    database: () => isCurrent(database),
    ...(search && { events: () => eventLog.isMoving(), search: () => search.preparation() ?? true }),
    ...(firstPage.isMade && { pages: firstPage.isMade }),
    disk: () => hasRoom(settings),
  }
}
