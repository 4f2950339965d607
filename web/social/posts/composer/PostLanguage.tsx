// Language of a post. Lazy.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { tradeLanguages } from '#kit/language/languages.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { useSite } from '#web/foundation/page.ts'
import type { PostValues } from './post-form.ts'

export function PostLanguage() {
  const { t } = useLingui()
  const { locale } = useSite()
  const { setFocus } = useFormContext<PostValues>()
  useEffect(() => setFocus('language'), [setFocus])
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const order = new Intl.Collator(locale)
  const options = tradeLanguages
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .toSorted((a, b) => order.compare(a.text, b.text))
  return (
    <SelectField name="language" label={t`Language of the post`} options={options} empty={t`Found out from the text`} />
  )
}
