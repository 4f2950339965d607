// Searchable list; the field keeps the focus.
import { useState } from 'react'
import { Autocomplete, Input, SearchField, useFilter } from 'react-aria-components'
import { ListBox } from './ListBox.tsx'
import styles from './SearchableList.module.css'

type Props = Omit<Parameters<typeof ListBox>[0], 'autoFocus'> & {
  findLabel: string
}

export function SearchableList({ findLabel, onSelect, ...list }: Props) {
  const matches = useMatches()
  const [typed, setTyped] = useState('')
  function choose(values: string[]): void {
    setTyped('')
    onSelect(values)
  }
  return (
    <Autocomplete filter={matches} inputValue={typed} onInputChange={setTyped}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand */}
      <SearchField className={styles.find!} aria-label={findLabel} autoFocus>
        <Input placeholder={findLabel} />
      </SearchField>
      <ListBox {...list} onSelect={choose} />
    </Autocomplete>
  )
}

/** Word beginnings, ignoring accents; Chinese, without spaces, anywhere. */
function useMatches(): (text: string, typed: string) => boolean {
  const { startsWith, contains } = useFilter({ sensitivity: 'base' })
  return (text, typed) => {
    const wanted = typed.trim()
    if (/\p{Script=Han}/u.test(wanted)) return contains(text, wanted)
    return startsWith(text, wanted) || text.split(/[\s(·/-]+/).some((word) => startsWith(word, wanted))
  }
}
