// Fastify instance.
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { traceFields } from '#kit/traced.ts'
import type { Settings } from './config.ts'
import { requestIdOf } from './telemetry/observe.ts'
import { answerMalformed } from './protection/malformed.ts'
import { sendRefusalPage } from './protection/refusal-page.ts'

const largestBody = 256 * 1024

type AppSettings = Pick<Settings, 'logLevel' | 'trustProxy'> & Partial<Pick<Settings, 'telemetry'>>

export function makeApp(settings: AppSettings): FastifyInstance {
  return Fastify({
    logger: loggerFor(settings),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestID' }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: largestBody,
    // A 50 MB film takes minutes on a slow line; headers keep the one-minute limit.
    requestTimeout: 300_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, given) => {
      const reply = given as unknown as FastifyReply
      if (sendRefusalPage(request as unknown as FastifyRequest, reply, { status: 400 })) return
      void reply.code(400).send({ success: false, error: { name: 'ValidationError', message: error.message } })
    },
  })
}

function loggerFor({ logLevel, telemetry }: AppSettings): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  // Database errors repeat values such as email addresses.
  const err = ({ name, message, code, stack }: Error & { code?: string }) => ({ type: name, message, code, stack })
  const formatters = { level: (level: string) => ({ level }) }
  return { level: logLevel, formatters, serializers: { err: err as never }, ...(telemetry && { mixin: traceFields }) }
}
