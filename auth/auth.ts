// The auth service: who you are. Mounted under /auth with a contract of its own, so that it can move to another origin; it has no calls yet.
import type { FastifyInstance } from 'fastify'
import { capability } from '#contract/endpoint.ts'
import { serve, type Handlers } from '#kit/serve.ts'

const contract = { auth: capability({}) }
const handlers: Handlers<typeof contract, object> = { auth: {} }

/** Mounts every call of the service on `app` (which carries the prefix). */
export function serveAuth(app: FastifyInstance): void {
  serve(app, contract, handlers, () => ({}))
}
