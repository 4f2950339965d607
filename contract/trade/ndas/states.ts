// States of an agreement on secrecy (NDA) before files. No zod: server and pages share it.
//
//   proposed ──both sides sign──▶ inForce ──end (either)──▶ ended
//      ├──decline (the other)──▶ declined
//      ├──withdraw (the proposer)──▶ withdrawn
//      └──nobody signs in time──▶ lapsed

export const ndaKinds = ['oneWay', 'mutual'] as const
/** `oneWay`: covers files of the disclosing side alone. */
export type NdaKind = (typeof ndaKinds)[number]

export const ndaStates = ['proposed', 'inForce', 'ended', 'declined', 'withdrawn', 'lapsed'] as const
export type NdaState = (typeof ndaStates)[number]

export const ndaTexts = ['operator', 'own'] as const
/** `own`: a PDF of the side that proposes. */
export type NdaText = (typeof ndaTexts)[number]

export const ndaObstacles = ['access', 'claim', 'late', 'both', 'merged'] as const

export const ndaNews = [
  'ndaProposed',
  'ndaSigned',
  'ndaInForce',
  'ndaDeclined',
  'ndaWithdrawn',
  'ndaEnded',
  'ndaLapsed',
] as const
/** System messages of a thread. */
export type NdaNews = (typeof ndaNews)[number]

export function isNdaNews(content: string): content is NdaNews {
  return ndaNews.some((one) => one === content)
}

export type NdaSide = 'S' | 'R'
export type NdaAct = 'sign' | 'decline' | 'withdraw' | 'end'
export const ndaActs = ['sign', 'decline', 'withdraw', 'end'] as const satisfies readonly NdaAct[]
export type NdaFacts = { state: NdaState; proposer: NdaSide; signed: readonly NdaSide[] }

export const otherSide = (side: NdaSide): NdaSide => (side === 'S' ? 'R' : 'S')

/** Undefined: the side may not do this now. */
export function afterNdaAct({ state, proposer, signed }: NdaFacts, act: NdaAct, side: NdaSide): NdaState | undefined {
  if (act === 'end') return state === 'inForce' ? 'ended' : undefined
  if (state !== 'proposed') return undefined
  if (act === 'decline') return side === proposer ? undefined : 'declined'
  if (act === 'withdraw') return side === proposer ? 'withdrawn' : undefined
  if (signed.includes(side)) return undefined
  return signed.includes(otherSide(side)) ? 'inForce' : 'proposed'
}

/** Files of that side, sent for after the agreement, are open to the other one. */
export function opensFilesOf(
  { state, kind, discloser }: { state: NdaState; kind: NdaKind; discloser: NdaSide },
  side: NdaSide,
): boolean {
  return state === 'inForce' && (kind === 'mutual' || discloser === side)
}
