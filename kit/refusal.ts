// An expected «no»; defects are plain errors.
import { refusals, type Failure, type RefusalName } from '#contract/foundation/refusals.ts'

export class Refusal extends Error {
  override name: RefusalName
  fields: Record<string, string> | undefined
  /** Seconds (429, 503). */
  retryAfter: number | undefined

  constructor(
    name: RefusalName,
    message?: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    // A stack costs more than the answer.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message ?? name)
    Error.stackTraceLimit = stackTraceLimit
    this.name = name
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }

  get status(): number {
    return refusals[this.name]
  }

  toFailure(): Failure {
    return { name: this.name, message: this.message, ...(this.fields && { fields: this.fields }) }
  }
}
