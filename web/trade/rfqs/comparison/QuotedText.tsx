// Text of a quotation, in its language.
import { UserText } from '#web/ui/Unbroken.tsx'

export function QuotedText({ text, language }: { text: string; language: string | null }) {
  return (
    <span lang={language ?? undefined}>
      <UserText text={text} />
    </span>
  )
}
