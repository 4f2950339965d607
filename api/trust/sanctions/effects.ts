// Effects of sanctions and reversal. Auth service first, then the network's transaction.
import type { Selectable, Transaction } from 'kysely'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import { Refusal } from '#kit/refusal.ts'
import { setBusinessState } from '#api/identity/businesses/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB, Sanctions } from '#api/database/tables.ts'
import { setPersonState } from '#api/identity/people/lookup.ts'
import { findOthers } from './queries.ts'

type Tx = Transaction<DB>
type Object = { kind: ModeratedKind; id: string }

/** Kept by other capabilities. */
export type Hide = Record<
  Exclude<ModeratedKind, 'user' | 'business' | 'message'>,
  (tx: Tx, id: string, hidden: boolean) => Promise<void>
>

const states = { suspend: 'suspended', reject: 'rejected', terminate: 'terminated' } as const
type Closing = keyof typeof states
const closing = Object.keys(states)
const never = '9999-01-01T00:00:00.000Z'

const isClosing = (act: SanctionAct): act is Closing => closing.includes(act)

/** People without an account (samples) are skipped. */
export async function changeAccount(
  { accounts, token }: Pick<SignedIn, 'accounts' | 'token'>,
  { kind, id }: Object,
  act: SanctionAct,
  { reason, endsAt, back = false }: { reason: string; endsAt?: Date | null; back?: boolean },
): Promise<void> {
  if (kind !== 'user' || act === 'warn') return
  const end = endsAt?.toISOString()
  const body =
    act === 'limit'
      ? { limitedUntil: back ? null : (end ?? never), reason }
      : isClosing(act)
        ? { status: back ? ('active' as const) : states[act], ...(end && { suspendedUntil: end }), reason }
        : undefined
  if (!body) return
  try {
    await accounts(token!).setAccountState({ params: { id }, body })
  } catch (error) {
    if (!(error instanceof Refusal && error.name === 'NotFound')) throw error
  }
}

export async function apply(tx: Tx, { kind, id }: Object, act: SanctionAct, hide: Hide): Promise<void> {
  if (act === 'hide' || act === 'remove') await hide[kind as keyof Hide](tx, id, true)
  if (isClosing(act)) await (kind === 'user' ? setPersonState : setBusinessState)(tx, id, states[act])
}

/** Another sanction in force keeps it hidden. */
export async function takeBack(tx: Tx, sanction: Selectable<Sanctions>, hide: Hide): Promise<void> {
  const [act, kind] = [sanction.act as SanctionAct, sanction.objectKind as ModeratedKind]
  const same = isClosing(act) ? closing : ['hide', 'remove']
  if (act === 'warn' || act === 'limit') return
  const [other] = await findOthers(tx, sanction.objectId, same, sanction.id).execute()
  if (other) return
  if (isClosing(act)) await (kind === 'user' ? setPersonState : setBusinessState)(tx, sanction.objectId, 'active')
  else await hide[kind as keyof Hide](tx, sanction.objectId, false)
}
