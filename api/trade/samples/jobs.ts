// Jobs of samples: reminders, forgetting of addresses, figures.
import { sampleReminders, sampleTurnOf } from '#contract/trade/samples/states.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent, emitEvents } from '#api/foundation/events.ts'
import { countSampleTimes } from './figures.ts'
import { type DueRow, forgetAddresses, takeDue } from './writing-queries.ts'

const atOnce = 500
const eventIds = 1000

export function samples(jobs: Jobs<DB>): void {
  jobs.schedule('samples.remind', '*/10 * * * *', (_nothing, complete) =>
    complete(async (tx) => emitEvents(tx, 'samples.due', (await takeDue(tx, atOnce)).map(dueOf))),
  )

  jobs.schedule('samples.forget', '19 * * * *', (_nothing, complete) => complete((tx) => forgetAddresses(tx)))

  jobs.schedule('samples.countTimes', '41 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const changed = await countSampleTimes(tx)
      for (let at = 0; at < changed.length; at += eventIds)
        await emitEvent(tx, 'businesses.changed', { ids: changed.slice(at, at + eventIds), unlisted: true })
    }),
  )
}

function dueOf({ id, requestID, state, senderKind, senderID, receiverKind, receiverID }: DueRow) {
  const [sender, receiver] = [
    { kind: senderKind, id: senderID },
    { kind: receiverKind, id: receiverID },
  ]
  const [actor, other] = sampleTurnOf(state) === 'S' ? [sender, receiver] : [receiver, sender]
  const sides = { actorKind: actor.kind, actorID: actor.id, otherKind: other.kind, otherID: other.id }
  return { id, requestID, due: sampleReminders[state]!.due, ...sides }
}
