// The process that decodes pictures, beside the server: it gives way to everything else, and what kills it leaves the server alive.
import { setPriority } from 'node:os'
import { Refusal } from '#kit/refusal.ts'
import type { Answer, Question } from './pictures.ts'

const politeness = 10

// On Linux of this thread, and of those it starts from now on: the decoder comes only after it.
setPriority(politeness)
const decoder = import('./decode.ts')
process.on('message', ({ id, ...order }: Question) => {
  void decoder
    .then(({ decode }) => decode(order))
    .then(
      (widths) => process.send!({ id, widths } satisfies Answer),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        process.send!({ id, unfit: error.fields?.['file'] ?? error.message } satisfies Answer)
      },
    )
})
// The server is gone, or has had no picture for a while: so is the reason to live.
process.on('disconnect', () => process.exit())
