// OpenAI-compatible counterpart.
import * as z from 'zod'
import { type Counterpart, pretend, type ReceivedRequest, type Reply, startCounterpart } from './testing-counterpart.ts'

const Completion = z.strictObject({
  model: z.string().min(1),
  temperature: z.number().min(0).max(2).optional(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.boolean().optional(),
      schema: z.strictObject({
        type: z.literal('object'),
        properties: z.record(z.string(), z.object({ type: z.string() })),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      }),
    }),
  }),
})

export type ModelCounterpart = Counterpart & { key: string; says: { content: string | undefined; reason: string } }

export async function startModel(key = 'model-test-key'): Promise<ModelCounterpart> {
  const says = { content: undefined as string | undefined, reason: 'stop' }
  const refused = (status: number, message: string, code?: string): Reply => ({
    status,
    body: { error: { message, code } },
  })

  function complete({ body }: ReceivedRequest): Reply {
    const { data, error } = Completion.safeParse(body)
    if (!data) return refused(400, error.issues[0]?.message ?? '')
    const { texts } = JSON.parse(data.messages.at(-1)!.content) as { texts: string[] }
    const to = /into Simplified Chinese/.test(data.messages[0]!.content) ? 'zh' : 'es'
    const content = says.content ?? JSON.stringify({ translations: texts.map((text) => pretend(text, to)) })
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: says.reason }
    return { status: 200, body: { id: 'c', object: 'chat.completion', model: data.model, choices: [choice] } }
  }

  const counterpart = await startCounterpart((received) => {
    const { method, path, headers } = received
    if (headers.authorization !== `Bearer ${key}`) return refused(401, `Incorrect API key: ${headers.authorization}`)
    return method === 'POST' && path === '/v1/chat/completions' ? complete(received) : refused(404, 'Not found')
  })
  return { ...counterpart, key, says }
}
