// Kinds that ring on devices, and quiet hours. No zod.
import { clockIn } from '#contract/foundation/zones.ts'
import type { NdaNews } from '#contract/trade/ndas/states.ts'
import type { RfqNews } from '#contract/trade/rfqs/states.ts'
import { sampleDues, sampleNews } from '#contract/trade/samples/states.ts'

export const ringKinds = ['inquiry', 'message', 'quotation', 'award', 'sample', 'mention'] as const
export type RingKind = (typeof ringKinds)[number]

type News = 'rfq' | 'quotation' | RfqNews | NdaNews

const byNews: Record<News, RingKind> = {
  rfq: 'inquiry',
  quotation: 'quotation',
  declined: 'quotation',
  deadlineSoon: 'quotation',
  expired: 'quotation',
  awarded: 'award',
  notAwarded: 'award',
  closed: 'award',
  reopened: 'award',
  ndaProposed: 'message',
  ndaSigned: 'message',
  ndaInForce: 'message',
  ndaDeclined: 'message',
  ndaWithdrawn: 'message',
  ndaEnded: 'message',
  ndaLapsed: 'message',
}

const ofSamples: ReadonlySet<string | undefined> = new Set([...sampleNews, ...sampleDues])

/** Undefined: rings nowhere. */
export function ringKindOf(kind: string, news: string | undefined): RingKind | undefined {
  if (kind === 'mention' || kind === 'sample') return kind
  if (kind !== 'inquiry' && kind !== 'message') return undefined
  if (ofSamples.has(news)) return 'sample'
  return (news !== undefined && byNews[news as News]) || kind
}

export type QuietHours = { from: number; to: number; zone: string }

/** Milliseconds left; 0 outside of them. */
export function quietFor({ from, to, zone }: QuietHours, now: Date): number {
  const { hour, minute, second } = clockIn(zone, now)
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to)
  if (!isQuiet) return 0
  return (((to - hour + 24) % 24) * 3600 - minute * 60 - second) * 1000
}
