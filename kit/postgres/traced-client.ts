// Statements as spans; values are left out.
import type { Span } from '@opentelemetry/api'
import pg from 'pg'
import { isTracing, markFailed, startChild } from '../traced.ts'
import { preparedNameOf } from './prepared.ts'

type Query = { text?: string; name?: string; submit?: unknown }
type Callback = (error: Error | undefined, result: unknown) => void

const longestStatement = 2000 // characters

export class TracedClient extends pg.Client {
  // NOTE: pg's own forms: a callback at the end, a promise, or an object with `submit`.
  override query = ((...asked: unknown[]) => {
    const given = named(asked)
    const run = (values: unknown[]) => (super.query as unknown as (...values: unknown[]) => unknown).apply(this, values)
    const query = (typeof given[0] === 'string' ? { text: given[0] } : given[0]) as Query | undefined
    const span = query?.submit ? undefined : startStatement(query ?? {}, this.database)
    if (!span) return run(given)
    const last = given.at(-1)
    if (typeof last === 'function') {
      const answer: Callback = (error, result) => {
        end(span, error)
        ;(last as Callback)(error, result)
      }
      return run([...given.slice(0, -1), answer])
    }
    const answer = run(given) as Promise<unknown>
    answer.then(
      () => end(span, undefined),
      (error: unknown) => end(span, error),
    )
    return answer
  }) as pg.Client['query']
}

function named(asked: unknown[]): unknown[] {
  const [text, values, ...more] = asked
  const name = typeof text === 'string' && Array.isArray(values) ? preparedNameOf(text) : undefined
  return name ? [{ name, text, values }, ...more] : asked
}

function startStatement({ text = '', name }: Query, database: string | undefined): Span | undefined {
  if (!isTracing()) return undefined
  const verb = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
  return startChild(name ?? verb, {
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    'db.query.text': text.slice(0, longestStatement),
    ...(database && { 'db.namespace': database }),
  })
}

function end(span: Span, error: unknown): void {
  if (error) markFailed(span, error)
  span.end()
}
