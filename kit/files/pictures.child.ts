// Picture decoding process: a crash spares the server.
import { Refusal } from '../refusal.ts'
import { decode } from './decode.ts'
import type { Answer, Question } from './pictures.ts'

process.on('message', ({ id, ...order }: Question) => {
  void decode(order).then(
    (widths) => process.send!({ id, widths } satisfies Answer),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      process.send!({ id, invalidFile: error.fields?.['file'] ?? error.message } satisfies Answer)
    },
  )
})
process.on('disconnect', () => process.exit())
