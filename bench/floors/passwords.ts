// Sign-in floor: one equal argon2id.
import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

const derive = promisify(argon2)
const nonce = randomBytes(16)
const cost = { nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

export function servePasswords(app: FastifyInstance): void {
  const lanes = Array.from({ length: Math.max(1, availableParallelism() >> 1) }, () =>
    Promise.resolve<unknown>(undefined),
  )
  let next = 0
  app.post('/floor/argon2id', async () => {
    const lane = next++ % lanes.length
    const hashed = lanes[lane]!.then(() => derive('argon2id', { message: 'a green valve 47', ...cost }))
    lanes[lane] = hashed
    return { success: true, data: (await hashed).length }
  })
}
