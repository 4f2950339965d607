// The limit of devices, filled up to its last place.
import { devicesMost } from '#contract/foundation/constants.ts'
import { type Call, fill } from '#api/testing-limits.ts'
import type { TestApi } from '#api/testing.ts'

export const deviceLimits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async devicesMost(bench) {
    const person = await bench.person()
    const rows = `insert into devices (user_id, session_id, endpoint, p256dh, auth, name, kinds)
      select $1, $1, 'https://push.wbn.example/full-' || n, '', '', 'Full', '{}'`
    await fill(bench, devicesMost - 1, rows, person.userID)
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    return (turn) => {
      const subscription = { endpoint: `https://push.wbn.example/limit-${turn}`, keys }
      return person.api.notifications.addDevice({ body: { subscription, name: 'Last' } })
    }
  },
}
