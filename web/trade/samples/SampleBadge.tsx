// State of a sample, as a badge.
import type { SampleState } from '#contract/trade/samples/states.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useSampleStates } from './names.ts'

export function SampleBadge({ state }: { state: SampleState }) {
  const { text, look } = useSampleStates()[state]
  return <Badge look={look}>{text}</Badge>
}
