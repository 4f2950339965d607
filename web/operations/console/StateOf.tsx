// State of a person or business in a table.
import { IconBan, IconCircleCheck, IconCircleDashed, IconPlayerPause } from '#web/ui/icons.ts'
import { useStateNames } from './sanctions/names.ts'
import { StateMark } from './StateMark.tsx'

const icons = {
  ok: IconCircleCheck,
  warn: IconPlayerPause,
  bad: IconBan,
  plain: IconCircleDashed,
  run: IconCircleDashed,
}

export function StateOf({ status }: { status: string }) {
  const names = useStateNames()
  const { text, look } = names[status] ?? { text: status, look: 'plain' as const }
  return (
    <StateMark look={look} icon={icons[look]}>
      {text}
    </StateMark>
  )
}
