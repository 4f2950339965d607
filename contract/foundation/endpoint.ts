// Endpoints as data for server, client, documents, tests.
import type * as z from 'zod'
import type { RefusalName } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `of`: kind of the resource in field `by`. `orSelf` exempts the caller's own id. */
export type Need = { permission: string; by: string; of?: string; orSelf?: true }

export type Endpoint = {
  method: Method
  /** Below the API's mount: `/business/profile/:id`. */
  path: string
  /** One English sentence, published. */
  summary: string
  /** Signed-in people only; `verified` requires a verified email. */
  signedIn?: true | 'verified'
  staff?: readonly string[]
  /** Checked before the handler: NotFound, Gone, Forbidden. */
  needs?: Need
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** `data` of the response. Undeclared fields never leave the server. */
  answer: z.ZodType
  /** The viewer's part, beside `data`. */
  session?: z.ZodType
  /** A POST that only reads. */
  reads?: true
  /** The answer holds a secret: idempotency does not store it. */
  secret?: true
  /** Idempotency key, work and answer are one transaction, kept for good. The handler changes only the database. */
  atomic?: true
  /** Body field that may carry the idempotency key; it takes precedence over the header. */
  keyField?: string
  /** Refusals besides ValidationError, TooManyRequests and (when signedIn) the 401 names. */
  refusals?: readonly RefusalName[]
}

export type Capability = Record<string, Endpoint>
export type Contract = Record<string, Capability>

export function capability<const C extends Capability>(endpoints: C): C {
  return endpoints
}

/** An `Idempotency-Key`; answers with a secret are not stored. */
export function takesKey({ signedIn, method, secret }: Endpoint): boolean {
  return signedIn !== undefined && method !== 'GET' && !secret
}

type Input<S> = S extends z.ZodType ? z.input<S> : never
type Output<S> = S extends z.ZodType ? z.output<S> : never
type Part<E, K extends keyof Endpoint, Name extends string, V> = E extends { [P in K]: z.ZodType }
  ? { [P in Name]: V }
  : unknown

export type RequestInput<E extends Endpoint> = Part<E, 'params', 'params', Input<E['params']>> &
  (E extends { query: z.ZodType } ? { query?: Input<E['query']> } : unknown) &
  Part<E, 'body', 'body', Input<E['body']>>

export type HandlerInput<E extends Endpoint> = Part<E, 'params', 'params', Output<E['params']>> &
  Part<E, 'query', 'query', Output<E['query']>> &
  Part<E, 'body', 'body', Output<E['body']>>

export type HandlerResult<E extends Endpoint> = E extends { session: z.ZodType }
  ? { data: z.input<E['answer']>; session: z.input<E['session']> }
  : z.input<E['answer']>

export type ResponseData<E extends Endpoint> = E extends { session: z.ZodType }
  ? { data: z.output<E['answer']>; session: z.output<E['session']> }
  : z.output<E['answer']>

export type Route = { method: Method; path: string; session?: true; signedIn?: true }
export type Routes<C extends Contract = Contract> = { [K in keyof C]: { [N in keyof C[K]]: Route } }

/** Plain data: browsers need no schema library to call. */
export function routesOf<C extends Contract>(contract: C): Routes<C> {
  return Object.fromEntries(
    Object.entries(contract).map(([capabilityName, endpoints]) => [
      capabilityName,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path, session, signedIn, staff }]) => [
          name,
          { method, path, ...(session && { session: true }), ...((signedIn ?? staff) && { signedIn: true }) },
        ]),
      ),
    ]),
  ) as Routes<C>
}
