// Sample NDAs, one in each state, each in a conversation of its own. Once per directory.
import type { Insertable, Transaction } from 'kysely'
import { otherSide, type NdaKind, type NdaSide, type NdaState } from '#contract/trade/ndas/states.ts'
import { ndaDays } from '#contract/foundation/constants.ts'
import type { DB } from '#api/database/tables.ts'
import { agreementsIn } from '#api/publishing/texts/lookup.ts'
import { hashOfWords } from '#api/trade/ndas/text.ts'
import { derivedId } from '#kit/ids.ts'
import { type Actor, type Cast, castOf } from '../social/cast.ts'
import { type Clock, clockOf } from '../social/clock.ts'
import { addThread, addThreads, noRows, type Rows, type SampleThread } from '../social/inquiries.ts'

/** `ago`: hours. */
type SampleNda = {
  from: string
  to: string
  subject: string
  ago: number
  kind: NdaKind
  state: NdaState
  signed: readonly NdaSide[]
  reason?: string
  opened?: readonly string[]
}
type Row<Table extends keyof DB> = Insertable<DB[Table]>
type SignatureValues = Row<'ndaSignatures'>
type SettlementValues = { id: string; state: NdaState; settledAt: Date; reason: string }
type NdaRows = {
  ndas: Row<'ndas'>[]
  signatures: SignatureValues[]
  openings: Row<'ndaOpenings'>[]
  ended: SettlementValues[]
}

const samples: SampleNda[] = [
  {
    from: 'casa-lagar',
    to: 'ferrantis-pompe',
    subject: 'Pump for a new bottling line',
    ago: 30,
    kind: 'mutual',
    state: 'proposed',
    signed: ['S'],
  },
  {
    from: 'harzwasser',
    to: 'ferrantis-pompe',
    subject: 'Impeller to our own drawing',
    ago: 260,
    kind: 'oneWay',
    state: 'inForce',
    signed: ['S', 'R'],
    opened: ['impeller-nx40.step', 'impeller-nx40.step', 'assembly.pdf'],
  },
  {
    from: 'harzwasser',
    to: 'rheintal-pumpentechnik',
    subject: 'Second source of an impeller',
    ago: 900,
    kind: 'oneWay',
    state: 'ended',
    signed: ['S', 'R'],
    reason: 'The part is made elsewhere.',
    opened: ['impeller-nx40.step'],
  },
  {
    from: 'malwa-agro-exports',
    to: 'ferrantis-pompe',
    subject: 'Borehole pumps under our name',
    ago: 420,
    kind: 'mutual',
    state: 'declined',
    signed: [],
    reason: 'We can quote from the catalogue, without drawings.',
  },
  {
    from: 'malwa-agro-exports',
    to: 'rheintal-pumpentechnik',
    subject: 'Borehole pumps, second question',
    ago: 380,
    kind: 'mutual',
    state: 'withdrawn',
    signed: ['S'],
  },
  {
    from: 'casa-lagar',
    to: 'rheintal-pumpentechnik',
    subject: 'Pump for a press',
    ago: 1200,
    kind: 'oneWay',
    state: 'lapsed',
    signed: ['S'],
  },
]
const day = 24 // hours
const news: Record<NdaState, string | undefined> = {
  proposed: undefined,
  inForce: 'ndaInForce',
  ended: 'ndaEnded',
  declined: 'ndaDeclined',
  withdrawn: 'ndaWithdrawn',
  lapsed: 'ndaLapsed',
}

/** True when added. */
export async function addSampleNdas(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('ndas').select('id').limit(1).executeTakeFirst()) return false
  const cast = await castOf(tx, [])
  const agreements = agreementsIn({ db: tx })
  const texts = { oneWay: await agreements('nda-one-way', 'en'), mutual: await agreements('nda-mutual', 'en') }
  const rows: NdaRows = { ndas: [], signatures: [], openings: [], ended: [] }
  const threads = noRows()
  for (const one of samples) {
    const text = texts[one.kind]
    if (text) addNda(rows, { one, text: { ...text, hash: hashOfWords(text) }, cast, clock: clockOf(now), threads })
  }
  if (rows.ndas.length === 0) return false
  await addThreads(tx, threads)
  await tx.insertInto('ndas').values(rows.ndas).execute()
  await tx.insertInto('ndaSignatures').values(rows.signatures).execute()
  for (const { id, state, ...row } of rows.ended) {
    // An ended one was in force before: the table takes no other way.
    const ways = state === 'ended' ? (['inForce', 'ended'] as const) : [state]
    for (const way of ways)
      await tx
        .updateTable('ndas')
        .set({ ...row, state: way })
        .where('id', '=', id)
        .execute()
  }
  if (rows.openings.length > 0) await tx.insertInto('ndaOpenings').values(rows.openings).execute()
  return true
}

type Around = {
  one: SampleNda
  text: { title: string; content: string; hash: string }
  cast: Cast
  clock: Clock
  threads: Rows
}

function addNda(rows: NdaRows, { one, text, cast, clock, threads }: Around): void {
  const sides = { S: cast.actors.get(one.from), R: cast.actors.get(one.to) }
  const { S, R } = sides
  if (!S || !R) return
  const { kind, state, signed, ago } = one
  const requestId = addThread(threads, threadOf(one), cast, clock)!
  const id = clock.idAt(`nda ${one.from} ${one.to}`, ago - 2)
  rows.ndas.push({
    id,
    requestId,
    kind,
    proposer: 'S',
    discloser: 'S',
    textKind: 'operator',
    lang: 'en',
    ...text,
    proposedBy: S.writerID,
    proposedAt: clock.timeAt(ago - 2),
    signUntil: clock.timeAt(ago - ndaDays * day),
    sample: true,
  })
  for (const [at, side] of signed.entries())
    rows.signatures.push(
      signatureOf({ S, R }[side], { ndaId: id, side, hash: text.hash, at: clock.timeAt(ago - 3 - at) }),
    )
  const settledAt = clock.timeAt(state === 'lapsed' ? ago - ndaDays * day : ago - 4)
  if (state !== 'proposed') rows.ended.push({ id, state, settledAt, reason: one.reason ?? '' })
  for (const [at, fileName] of (one.opened ?? []).entries())
    rows.openings.push({
      id: clock.idAt(`opening ${id} ${at}`, ago - 20 - at),
      requestId,
      fromSide: 'S',
      fileId: derivedId(`file ${id} ${at}`),
      fileName,
      revision: (one.opened ?? []).slice(0, at + 1).filter((name) => name === fileName).length,
      actorId: R.id,
      firm: R.name,
      readerId: R.writerID,
      person: personOf(cast, R),
      openedAt: clock.timeAt(ago - 20 - at),
      sample: true,
    })

  function signatureOf(
    actor: Actor,
    signature: { ndaId: string; side: NdaSide; hash: string; at: Date },
  ): SignatureValues {
    const { at, ...row } = signature
    return {
      ...row,
      actorKind: actor.kind,
      actorId: actor.id,
      firm: actor.name,
      // One editor may write for both.
      signedBy: signature.side === 'R' && actor.writerID === S!.writerID ? derivedId(`signer ${id}`) : actor.writerID,
      name: personOf(cast, actor),
      role: 'Head of sales',
      address: '192.0.2.7',
      signedAt: at,
      sample: true,
    }
  }
}

/** Editors write for firms without people. */
function personOf(cast: Cast, { writerID, name }: Actor): string {
  return [...cast.actors.values()].find(({ kind, id }) => kind === 'user' && id === writerID)?.name ?? name
}

function threadOf({ from, to, subject, ago, state, signed }: SampleNda): SampleThread {
  const last = news[state]
  const messages: SampleThread['messages'] = [
    { by: 'S', after: 0, text: `${subject}: may we send you the drawing?` },
    { by: 'R', after: 1, text: 'Gladly.' },
    { by: 'S', after: 1, text: 'ndaProposed', type: 'system' },
    ...signed.filter((_, at) => at === 0).map((by) => ({ by, after: 1, text: 'ndaSigned', type: 'system' as const })),
    ...(state === 'ended' ? [{ by: otherSide('S'), after: 1, text: 'ndaInForce', type: 'system' as const }] : []),
    ...(last ? [{ by: 'R' as const, after: 1, text: last, type: 'system' as const }] : []),
  ]
  return { from, to, subject, ago, messages }
}
