// Add field; a search link without scripts.
import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type ComponentType } from 'react'
import { Form, useNavigate } from 'react-router'
import { searchTextMost } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import type { SearchField } from '#web/foundation/shell/search/SearchSuggestions.tsx'
import type { AddSuggestions } from './AddSuggestions.tsx'
import styles from './AddField.module.css'
import { select, type SelectedKind, type SelectedItem } from './selection.ts'

type Suggestions = ComponentType<Parameters<typeof AddSuggestions>[0]>

export function AddField({ kind, items }: { kind: SelectedKind; items: SelectedItem[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<SearchField>()
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  function add(item: SelectedItem): void {
    const next = [...items, item]
    select(kind, next)
    input.current!.value = ''
    const ids = next.map((one) => one.id)
    void navigate(paths.compare(kind === 'product' ? { products: ids } : { companies: ids }), {
      preventScrollReset: true,
    })
  }
  return (
    <search>
      <Form className={styles.field} action={paths.searchResult}>
        <label htmlFor={id}>{kind === 'product' ? t`Add a product` : t`Add a company`}</label>
        <input type="hidden" name="business" value={kind === 'product' ? 'PR' : 'MA'} />
        <input type="hidden" name="countries" value="global" />
        <input
          dir="auto"
          {...field}
          ref={input}
          id={id}
          type="search"
          name="search"
          placeholder={t`Name or part number`}
          maxLength={searchTextMost}
          autoComplete="off"
          onFocus={() =>
            void import('./AddSuggestions.tsx').then((loaded) => setSuggestions(() => loaded.AddSuggestions))
          }
        />
        {Suggestions && (
          <Suggestions kind={kind} except={items.map((one) => one.id)} input={input} onField={setField} onTake={add} />
        )}
      </Form>
    </search>
  )
}
