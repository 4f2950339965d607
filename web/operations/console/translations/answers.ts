// Answers, and periods of usage.
import type { Api } from '#web/foundation/page.ts'

export type TranslationState = Awaited<ReturnType<Api['translations']['state']>>
export type TranslationUsage = Awaited<ReturnType<Api['translations']['usage']>>

export const periods = [7, 31, 90] as const
export const usualPeriod = 31

export function periodIn(params: URLSearchParams): number {
  return periods.find((days) => String(days) === params.get('days')) ?? usualPeriod
}

/** UTC, oldest first. */
export function lastDays(days: number, now: number): string[] {
  return Array.from({ length: days }, (_, at) =>
    new Date(now - (days - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
}
