// Model Context Protocol endpoint: POST /mcp, no sessions, open to strangers
// (https://modelcontextprotocol.io/specification).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Locale, localeOf } from '#contract/foundation/locales.ts'
import type { Site } from './site.ts'

export type McpOptions = {
  siteOf: (locale: Locale) => Site
  chargeCalls?: (request: FastifyRequest, calls: number) => Promise<void>
}

const path = '/mcp'
const bodyLimit = 64 * 1024

export async function serveMcp(app: FastifyInstance, { siteOf, chargeCalls }: McpOptions): Promise<void> {
  let loading: ReturnType<typeof load> | undefined
  async function load() {
    const [{ createMcpHandler }, { toolServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./tools.ts'),
    ])
    return createMcpHandler(
      ({ requestInfo }) => toolServer(siteOf, localeOf(requestInfo?.headers.get('accept-language') ?? undefined)),
      { maxSubscriptions: 0, onerror: (error) => app.log.debug({ err: error }, 'mcp') },
    )
  }
  // The library reports invalid bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onClose', async () => (await loading)?.close())
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: path,
    async handler(request, reply) {
      if (isFromAnotherSite(request)) return reply.code(403).send()
      const messages = messagesIn(request.body)
      if (messages > 1) await chargeCalls?.(request, messages - 1)
      const handler = await (loading ??= load())
      return reply.send(await handler.fetch(asFetched(request)))
    },
  })
}

function messagesIn(body: unknown): number {
  if (typeof body !== 'string' || !body.trimStart().startsWith('[')) return 1
  try {
    return (JSON.parse(body) as unknown[]).length
  } catch {
    return 1
  }
}

/** Other sites' pages must not use a browser to reach a server in a closed network. */
function isFromAnotherSite({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

function asFetched({ method, headers, protocol, host, body }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'content-length' && name !== 'connection' ? [[name, value]] : [],
  )
  return new Request(`${protocol}://${host}${path}`, {
    method,
    headers: given,
    ...(method === 'POST' && { body: body as string }),
  })
}
