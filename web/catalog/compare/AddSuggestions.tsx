// Suggestions of the add field.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type RefObject } from 'react'
import type { SearchField } from '#web/foundation/shell/search/SearchSuggestions.tsx'
import { useSuggestions } from '#web/foundation/shell/search/use-suggestions.ts'
import { Completion, type CompletionField } from '#web/ui/controls/Completion.tsx'
import { ListOption } from '#web/ui/controls/ListBox.tsx'
import { Text } from '#web/ui/Text.tsx'
import type { SelectedKind, SelectedItem } from './selection.ts'

type Props = {
  kind: SelectedKind
  except: string[]
  input: RefObject<HTMLInputElement | null>
  onField: (field: SearchField) => void
  onTake: (item: SelectedItem) => void
}

export function AddSuggestions({ kind, except, input, onField, onTake }: Props) {
  const { t } = useLingui()
  const { found, close } = useSuggestions(input)
  const [completion, setCompletion] = useState<CompletionField>()
  const all =
    kind === 'product'
      ? (found?.products ?? []).map(({ productID, name, companyName, presence }) => ({
          id: productID,
          name,
          more: companyName,
          presence,
        }))
      : (found?.businesses ?? []).map(({ businessID, companyName, country, presence }) => ({
          id: businessID,
          name: companyName,
          more: country.countryName,
          presence,
        }))
  const items = all.filter(({ id }) => !except.includes(id))
  const isOpen = items.length > 0
  useEffect(() => {
    onField({ role: 'combobox', 'aria-expanded': isOpen, 'aria-autocomplete': 'list', ...completion })
  }, [onField, isOpen, completion])
  if (!isOpen) return null
  return (
    <Completion
      field={input}
      onField={setCompletion}
      label={t`Suggestions`}
      version={items.map(({ id }) => id).join()}
      takeFirst
      onTake={(id) => {
        const { name } = items.find((item) => item.id === id)!
        close()
        onTake({ id, name })
      }}
      onClose={close}
    >
      {items.map(({ id, name, more, presence }) => (
        <ListOption key={id} id={id} textValue={name}>
          <span className="cut grow">{name}</span>
          <span className="muted small nowrap">
            {more}
            {presence === 'listed' && (
              <>
                <Text>{' · '}</Text>
                <Trans comment="beside a suggested company that does not answer">listed</Trans>
              </>
            )}
          </span>
        </ListOption>
      ))}
    </Completion>
  )
}
