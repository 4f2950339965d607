// Digit grouping while a number is typed: 14200 becomes 14,200.
import type { ChangeEvent } from 'react'
import type { Decimal } from '#contract/foundation/numbers.ts'

function inThrees(text: string, decimal: Decimal): string {
  const [whole = '', ...rest] = text.split(decimal)
  const sign = decimal === '.' ? ',' : '.'
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, sign), ...rest].join(decimal)
}

/** NOTE: a separator typed between digits is intentional and stops grouping: 14,5 may be fourteen and a half. */
export function grouped(text: string, before: string, decimal: Decimal): string {
  const sign = decimal === '.' ? ',' : '.'
  const without = (given: string) => given.replaceAll(sign, '')
  const signs = (given: string) => given.split(sign).length - 1
  const isOurs = signs(before) === 0 || before === inThrees(without(before), decimal)
  const bare = without(text)
  const isNumber = /^\d*$/.test(bare.replace(decimal, ''))
  return isOurs && isNumber && signs(text) <= signs(before) ? inThrees(bare, decimal) : text
}

/** The caret keeps its distance from the end. */
export function groupedInput({ target }: ChangeEvent<HTMLInputElement>, before: string, decimal: Decimal): string {
  const text = grouped(target.value, before, decimal)
  if (text !== target.value) {
    const fromEnd = target.value.length - (target.selectionEnd ?? target.value.length)
    target.value = text
    target.setSelectionRange(text.length - fromEnd, text.length - fromEnd)
  }
  return text
}
