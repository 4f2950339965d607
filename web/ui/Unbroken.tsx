// Text with unbroken sizes (80-250) and units.
import { hasRightToLeft, measuresApart } from '#kit/direction.ts'

const joined = /(\S*\d-\d\S*|\d[\d.,]* (?:[µ°%‰Ω″]|[A-Za-z]{1,4}[²³]?(?![A-Za-zÀ-ÿ]))\S*)/

export function Unbroken({ text }: { text: string }) {
  const isTurned = hasRightToLeft(text)
  return (isTurned ? measuresApart(text) : text.split(joined)).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : isTurned ? (
      <bdi key={at} dir="ltr" className="nowrap">
        {part}
      </bdi>
    ) : (
      <span key={at} className="nowrap">
        {part}
      </span>
    ),
  )
}

/** User text; breaks anywhere. */
export function UserText({ text }: { text: string }) {
  return hasRightToLeft(text) ? <Unbroken text={text} /> : text
}
