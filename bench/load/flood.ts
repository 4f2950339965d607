// Sign-in flood of bench/auth.ts.
import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'

const lanes = 64
const perSecond = 300
const address = process.argv[2]!
const agent = new Agent({ keepAlive: true, maxSockets: lanes })
const told = { shed: 0, judged: 0, untold: 0, other: 0 }
setPriority(19)

function signIn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const from = `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const asked = request(`${address}/auth/login`, { method: 'POST', agent, headers }, (response) => {
    const { statusCode, headers: answered } = response
    if (statusCode === 429 || statusCode === 503) {
      told.shed++
      if (!answered['retry-after']) told.untold++
    } else if (statusCode === 403) told.judged++
    else told.other++
    response.resume().once('end', resolve)
  })
  asked.once('error', () => {
    told.other++
    resolve()
  })
  asked.end(JSON.stringify({ email: `${randomUUID()}@wbn.example`, password: 'not the password' }))
  return promise
}

let under = 0
const flowing = setInterval(() => {
  for (let asked = 0; asked < perSecond / 100; asked++) {
    if (under >= lanes) return
    under++
    void signIn().then(() => under--)
  }
}, 10)
setTimeout(() => process.send!('begun'), 500)
process.once('message', () => {
  clearInterval(flowing)
  process.send!(told, () => process.exit(0))
})
