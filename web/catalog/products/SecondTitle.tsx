// Second title, marked as made.
import { useLingui } from '@lingui/react/macro'
import { Text } from '#web/ui/Text.tsx'

type Props = { text: string | undefined; className?: string; isExplained?: boolean }

export function SecondTitle({ text, className = 'muted', isExplained = false }: Props) {
  const { t } = useLingui()
  if (text === undefined) return null
  const note = t`Generated from type and specifications`
  return (
    <p className={className} title={note}>
      <Text>{text}</Text>
      {isExplained && <span className="small"> ({note})</span>}
    </p>
  )
}
