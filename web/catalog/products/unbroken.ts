// No-break space between a number and its unit.

const unit = /(\d) (?=(?:[µ°%‰Ω″]|[A-Za-z]{1,4}[²³]?(?![A-Za-zÀ-ÿ])))/g

export function unbroken(value: string): string {
  return value.replace(unit, '$1\u00a0')
}
