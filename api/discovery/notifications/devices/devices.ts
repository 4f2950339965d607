// Rules of devices that ring.
import { devicesMost, ringQuestionDays, ringTestSeconds } from '#contract/foundation/constants.ts'
import type { Device } from '#contract/discovery/notifications/devices.ts'
import type { notifications as contract } from '#contract/discovery/notifications/notifications.ts'
import { ringKinds, type RingKind } from '#contract/discovery/notifications/ringing.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { lockActor } from '#api/database/locks.ts'
import type { Context } from '#api/foundation/context.ts'
import { addRingJobs } from './jobs.ts'
import { keysOf } from './keys.ts'
import {
  addTest,
  changeDevice,
  countDevices,
  decline,
  type DeviceRow,
  findDeclined,
  listDevices,
  putDevice,
  removeDevice,
} from './queries.ts'
import { isAllowed } from './allowed-hosts.ts'

type Calls = 'devices' | 'addDevice' | 'changeDevice' | 'removeDevice' | 'ringDevice' | 'declineRinging'

const day = 24 * 3600 * 1000 // ms

export const handlers: Pick<CapabilityHandlers<typeof contract, Context>, Calls> = {
  async devices({ db, pool, viewer }) {
    const [rows, { publicKey }, askedAt] = await Promise.all([
      listDevices(db, viewer.userID),
      keysOf(db),
      findDeclined(pool, viewer.userID),
    ])
    const isRefused = askedAt !== null && Date.now() - askedAt.getTime() < ringQuestionDays * day
    return {
      devices: rows.map((row) => shapeOf(row, viewer.sessionID)),
      key: publicKey,
      mayAsk: !isRefused && rows.length === 0,
    }
  },

  async addDevice({ db, viewer, push }, { body: { subscription, name, ...choices } }) {
    const { endpoint, keys } = subscription
    if (!isAllowed(endpoint, push.services))
      throw new Refusal('ValidationError', 'This is no push service that is known here', {
        fields: { 'subscription.endpoint': 'not a known push service' },
      })
    const device = { userId: viewer.userID, sessionId: viewer.sessionID, endpoint, ...keys, name }
    const row = await db.transaction().execute(async (tx) => {
      await lockActor(tx, viewer.userID)
      if ((await countDevices(tx, viewer.userID, endpoint)) >= devicesMost)
        throw new Refusal('Conflict', `At most ${devicesMost} devices ring`)
      return putDevice(tx, device, choices, [...ringKinds])
    })
    return shapeOf(row, viewer.sessionID)
  },

  async changeDevice({ db, viewer }, { params: { id }, body }) {
    const row = await db.transaction().execute((tx) => changeDevice(tx, { id, userID: viewer.userID }, body))
    if (!row) throw unknown()
    return shapeOf(row, viewer.sessionID)
  },

  async removeDevice({ db, viewer }, { params: { id } }) {
    await removeDevice(db, { id, userID: viewer.userID })
    return {}
  },

  async ringDevice({ db, viewer }, { params: { id } }) {
    await db.transaction().execute(async (tx) => {
      const ring = await addTest(tx, { id, userID: viewer.userID }, ringTestSeconds)
      if (ring === undefined) throw unknown()
      if (!ring) throw new Refusal('TooManyRequests', 'It has just rung')
      await addRingJobs(tx, [ring])
    })
    return {}
  },

  async declineRinging({ db, viewer }) {
    await db.transaction().execute((tx) => decline(tx, viewer.userID))
    return {}
  },
}

function unknown(): Refusal {
  return new Refusal('NotFound', 'There is no such device')
}

function shapeOf(row: DeviceRow, sessionID: string): Device {
  return {
    id: row.id,
    name: row.name,
    addedAt: row.addedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.sessionId === sessionID,
    kinds: row.kinds as RingKind[],
    quiet: row.quiet,
    withoutText: row.withoutText,
  }
}
