// Second title in the reader's language, marked as made.
import { useLingui } from '@lingui/react/macro'

type Props = { text: string | undefined; className?: string; isExplained?: boolean }

export function SecondTitle({ text, className = 'muted', isExplained = false }: Props) {
  const { t } = useLingui()
  if (text === undefined) return null
  const note = t`Generated from type and specifications`
  return (
    <p className={className} title={note}>
      {text}
      {isExplained && <span className="small"> ({note})</span>}
    </p>
  )
}
