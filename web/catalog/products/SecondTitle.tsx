// Second title in the reader's language, marked as made.
import { useLingui } from '@lingui/react/macro'

export function SecondTitle({ text, className = 'muted' }: { text: string | undefined; className?: string }) {
  const { t } = useLingui()
  if (text === undefined) return null
  return (
    <p className={className} title={t`Generated from type and specifications`}>
      {text}
    </p>
  )
}
