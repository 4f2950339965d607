// Permission check of a call for a business, before any handler.
import type { BusinessNeed } from '#contract/identity/access.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { Refusal } from '#kit/refusal.ts'
import type { ParsedInput } from '#kit/validate.ts'
import { requireBusiness } from './identity/api-token-scope.ts'
import type { Context, SignedIn } from './foundation/context.ts'
import { requirePermission } from './identity/members/lookup.ts'
import { ownersOf } from './catalog/products/lookup.ts'

export async function authorizeInput(endpoint: Endpoint, context: Context, input: ParsedInput): Promise<void> {
  // The contract admits no other needs.
  const needs = endpoint.needs as BusinessNeed | undefined
  if (!needs) return
  const id = (input.params?.[needs.by] ?? input.body?.[needs.by] ?? input.query?.[needs.by]) as string | undefined
  const { viewer } = context
  if (id === undefined || (needs.orSelf && id === viewer?.userID)) {
    if (viewer) requireBusiness(viewer, undefined)
    return
  }
  const businessID = needs.of === 'product' ? (await ownersOf(context.pool, [id]))[0] : id
  if (!businessID) throw new Refusal('NotFound', 'No such product')
  if (viewer) requireBusiness(viewer, businessID)
  await requirePermission(context as SignedIn, needs.permission, businessID)
}
