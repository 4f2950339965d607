// What a call needs of a business, kept in one place: who may not is refused before what was sent is judged.
import type { Endpoint } from '#contract/endpoint.ts'
import { Uuid } from '#contract/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Sent } from '#kit/validate.ts'
import type { Context, SignedIn } from './context.ts'
import { mustBeAble } from './members/lookup.ts'
import { ownersOf } from './products/lookup.ts'

const parts = ['params', 'body', 'query'] as const

/** Refuses as the endpoint `needs`. A field that is not sent asks for nothing; one that is no id is left to validation. */
export async function guard(endpoint: Endpoint, context: Context, sent: Sent): Promise<void> {
  const { needs } = endpoint
  if (!needs) return
  // Only where the call has the field: what stands elsewhere under its name is not what will be acted upon.
  const part = parts.find((one) => needs.by in (endpoint[one]?.shape ?? {}))
  const id = Uuid.safeParse(part && (sent[part] as Record<string, unknown> | null | undefined)?.[needs.by])
  if (!id.success) return
  const businessID = needs.of === 'product' ? (await ownersOf(context.pool, [id.data]))[0] : id.data
  if (!businessID) throw new Refusal('NotFound', 'No such product')
  await mustBeAble(context as SignedIn, needs.deed, businessID)
}
