// Messages for invalid email words: 'Text: {code} is missing.'
import { useLingui } from '@lingui/react/macro'
import type { EmailField, EmailPreview } from '#contract/identity/emails.ts'
import { errorMessage } from '#web/foundation/error-messages.ts'
import { useEmailFields } from './names.tsx'

type Problem = EmailPreview['problems'][number]

export function useProblemTexts() {
  const { t, i18n } = useLingui()
  const fields = useEmailFields()

  function textOfProblem({ field, problem, name, other }: Problem): string {
    const label = fields[field]
    // Passed as values: Lingui would interpret braces inside a message.
    const placeholder = `{${name}}`
    const without = `{${other}}`
    switch (problem) {
      case 'missing':
        return t`${label}: is missing.`
      case 'unwanted':
        return t`${label}: emails of this kind have none.`
      case 'brace':
        return t`${label}: there is a brace that belongs to no placeholder.`
      case 'unknown':
        return t`${label}: there is no placeholder ${placeholder}.`
      case 'unnamed':
        return t`${label}: ${placeholder} must be named.`
      case 'leftOut':
        return t`${label}: ${placeholder} must stand in the subject or in another paragraph. The one with ${without} is left out where that is empty.`
    }
  }

  function textOfField(field: string): string {
    const label = fields[field.split('.')[1] as EmailField] ?? field
    return t`${label}: is missing, or too long.`
  }
  return { textOfProblem, textOfField, textOfError: (error: unknown) => errorMessage(error, i18n) }
}
