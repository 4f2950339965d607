// Known-device cookie: no proof of identity, only separate attempts.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from './secrets.ts'

const accountsMost = 5
const markLength = 22

type Device = { id: string; marks: string[] }

/** Undefined unless `email` signed in there. */
export function recognizeDevice(key: Buffer, cookie: string | undefined, email: string): string | undefined {
  const device = parse(cookie)
  if (!device) return undefined
  const own = Buffer.from(markOf(key, device.id, email))
  return device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), own)) ? device.id : undefined
}

/** Keyed hash: the id stays secret. */
export function hashOfDevice(key: Buffer, cookie: string): Buffer {
  return createHmac('sha256', key)
    .update(`device ${parse(cookie)?.id ?? cookie}`)
    .digest()
}

export function rememberAccount(key: Buffer, cookie: string | undefined, email: string): string {
  const { id, marks } = parse(cookie) ?? { id: newSecret(), marks: [] }
  const own = markOf(key, id, email)
  return [id, own, ...marks.filter((mark) => mark !== own)].slice(0, accountsMost + 1).join('.')
}

function parse(cookie: string | undefined): Device | undefined {
  const [id, ...marks] = cookie?.split('.') ?? []
  const isWhole = /^[\w-]{43}$/.test(id ?? '') && marks.every((mark) => /^[\w-]{22}$/.test(mark))
  return id && isWhole ? { id, marks } : undefined
}

function markOf(key: Buffer, id: string, email: string): string {
  return createHmac('sha256', key).update(`${id} ${email}`).digest('base64url').slice(0, markLength)
}
