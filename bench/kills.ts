// Durability of messages under kills.
import { converse } from '../faults/conversations.ts'
import { makeFolder } from '../faults/folder.ts'
import { quick } from './rounds.ts'

const plan = quick
  ? { buyers: 6, businesses: 4, each: 5, kills: 4 }
  : { buyers: 40, businesses: 10, each: 12, kills: 20 }

export async function run(): Promise<boolean> {
  const folder = makeFolder()
  try {
    const begun = performance.now()
    const { messages, ...wrong } = await converse(folder, plan)
    const expected = plan.buyers * plan.businesses * 2 * (plan.each + 1)
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(
      `${messages} of ${expected} messages after ${plan.kills} kills in ${seconds} s ${JSON.stringify(wrong)}`,
    )
    return messages === expected && Object.values(wrong).every((count) => count === 0)
  } finally {
    await folder.remove()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
