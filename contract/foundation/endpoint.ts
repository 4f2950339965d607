// Endpoints as data. Server, client, documents and tests derive from the declarations.
import type * as z from 'zod'
import type { RefusalName } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A permission, and the input field (parameters, body, query) with the id of the resource it is needed for; `of` is its kind. `orSelf`:
 * the field may also hold the caller's own id, for which nothing is needed.
 */
export type Need = { permission: string; by: string; of?: string; orSelf?: true }

export type Endpoint = {
  method: Method
  /** Below the API's mount, with `:name` for parameters: `/business/profile/:id`. */
  path: string
  /** One English sentence for the published description. */
  summary: string
  /** Signed-in people only; `verified`: with a verified email address. */
  signedIn?: true | 'verified'
  /** Only staff with one of these roles. */
  staff?: readonly string[]
  /** Checked before the handler: NotFound, Gone, Forbidden. */
  needs?: Need
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** `data` of the response. Fields not named here never leave the server. */
  answer: z.ZodType
  /** `session`, beside `data`: the viewer’s part. */
  session?: z.ZodType
  /** The answer holds a secret: it is not stored for a repeated request. */
  secret?: true
  /** The refusals a caller must expect besides ValidationError, TooManyRequests and (when signedIn) the 401 names. */
  refusals?: readonly RefusalName[]
}

export type Capability = Record<string, Endpoint>
export type Contract = Record<string, Capability>

export function capability<const C extends Capability>(endpoints: C): C {
  return endpoints
}

type Input<S> = S extends z.ZodType ? z.input<S> : never
type Output<S> = S extends z.ZodType ? z.output<S> : never
type Part<E, K extends keyof Endpoint, Name extends string, V> = E extends { [P in K]: z.ZodType }
  ? { [P in Name]: V }
  : unknown

/** Request as the client sends it; each part only where the endpoint has it. */
export type RequestInput<E extends Endpoint> = Part<E, 'params', 'params', Input<E['params']>> &
  (E extends { query: z.ZodType } ? { query?: Input<E['query']> } : unknown) &
  Part<E, 'body', 'body', Input<E['body']>>

/** Request as the handler gets it: parsed, with defaults. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params', 'params', Output<E['params']>> &
  Part<E, 'query', 'query', Output<E['query']>> &
  Part<E, 'body', 'body', Output<E['body']>>

/** Result of the handler: data, or `{ data, session }` where the endpoint has a session part. */
export type HandlerResult<E extends Endpoint> = E extends { session: z.ZodType }
  ? { data: z.input<E['answer']>; session: z.input<E['session']> }
  : z.input<E['answer']>

/** Response as the client gets it. */
export type ResponseData<E extends Endpoint> = E extends { session: z.ZodType }
  ? { data: z.output<E['answer']>; session: z.output<E['session']> }
  : z.output<E['answer']>

/** An endpoint for clients, without schemas. */
export type Route = { method: Method; path: string; session?: true; signedIn?: true }
export type Routes<C extends Contract = Contract> = { [K in keyof C]: { [N in keyof C[K]]: Route } }

/** The contract's route table as plain data, so that a browser needs no schema library to call. */
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
