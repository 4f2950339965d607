// What the edit forms say of a field that can't be saved so.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Problem, Problems } from './values.ts'

const words: Record<Problem, ReturnType<typeof msg>> = {
  missing: msg`This is needed.`,
  number: msg`A number, for example 14200.5`,
  whole: msg`A whole number, for example 14200`,
  year: msg`A year up to the present one`,
  order: msg`The smaller number comes first`,
  phone: msg`Invalid phone number, please check the format (e.g. + 1 12345678)`,
  email: msg`This is not an e-mail address.`,
  website: msg`This is not the address of a website.`,
  long: msg`This is too long.`,
  unit: msg`Choose unit and period.`,
  many: msg`At most ten.`,
  refused: msg`This was not accepted, please check it.`,
}

/** The words of a field's problem, by its path. */
export function useProblemWords(problems: Problems): (path: string) => string | undefined {
  const { i18n } = useLingui()
  return (path) => {
    const problem = problems[path]
    return problem && i18n._(words[problem])
  }
}
