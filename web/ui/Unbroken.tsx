// Text with unbroken sizes (80-250) and units.

const joined = /(\S*\d-\d\S*|\d[\d.,]* (?:[µ°%‰Ω″]|[A-Za-z]{1,4}[²³]?(?![A-Za-zÀ-ÿ]))\S*)/

export function Unbroken({ text }: { text: string }) {
  return text.split(joined).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
