// A number and its unit stay in one line: a no-break space between them. Pure.

const unit = /(\d) (?=(?:[µ°%‰Ω″]|[A-Za-z]{1,4}[²³]?(?![A-Za-zÀ-ÿ])))/g

/** `20 m³/h`, `-40 °C`; other spaces stay. */
export function unbroken(value: string): string {
  return value.replace(unit, '$1\u00a0')
}
