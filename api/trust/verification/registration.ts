// Registration dates of domains by RDAP.
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely, NotFetched } from '#kit/fetching/fetch-safely.ts'
import type { Allows, Route } from '#kit/fetching/request-safely.ts'

const answerBytesMost = 512 * 1024
type Answer = { events?: { eventAction?: unknown; eventDate?: unknown }[] }

type Through = { route?: Route; allows?: Allows }

export function registrationsAt(base: string, through: Through = {}) {
  return async (domain: string): Promise<Date | null> => {
    const answer = await ask(new URL(`domain/${encodeURIComponent(domain)}`, base).href, through)
    const dates = (answer?.events ?? [])
      .filter(({ eventAction }) => eventAction === 'registration' || eventAction === 'reregistration')
      .map(({ eventDate }) => new Date(String(eventDate)))
      .filter((date) => !Number.isNaN(date.getTime()))
    return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null
  }
}

async function ask(address: string, through: Through): Promise<Answer | undefined> {
  try {
    const { content } = await fetchSafely(address, {
      bytesMost: answerBytesMost,
      seconds: deadlines.registry.answer / 1000,
      redirectsMost: 4,
      types: ['application/rdap+json', 'application/json'],
      ...through,
    })
    return JSON.parse(content.toString('utf8')) as Answer
  } catch (error) {
    if (error instanceof NotFetched && /answers 404/.test(error.message)) return undefined
    throw error
  }
}
