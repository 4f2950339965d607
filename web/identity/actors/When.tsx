// Time ago. The server renders the date, because its pages are cached.
import { useSyncExternalStore } from 'react'
import type { Formats } from '#contract/foundation/formats.ts'
import { useSite } from '#web/foundation/page.ts'

const steps = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const still = () => () => {}

export function When({ at }: { at: string }) {
  const { formats } = useSite()
  const here = useSyncExternalStore(
    still,
    () => true,
    () => false,
  )
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {here ? ago(at, formats) : formats.date(at)}
    </time>
  )
}

function ago(at: string, formats: Formats): string {
  const seconds = Math.max(0, (Date.now() - Date.parse(at)) / 1000)
  const [unit, length] = steps.find(([, least]) => seconds >= least) ?? (['second', 1] as const)
  return formats.ago(unit === 'second' ? 0 : Math.floor(seconds / length), unit)
}
