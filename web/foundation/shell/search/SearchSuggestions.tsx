// Search suggestions. Enter searches the typed words unless arrows moved. Lazy.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type RefObject } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Completion, type CompletionField } from '#web/ui/controls/Completion.tsx'
import { ListOption, ListSection } from '#web/ui/controls/ListBox.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './SearchSuggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

export type SearchField = Partial<CompletionField> & { role: 'combobox'; 'aria-expanded': boolean }

/** Text typed before loading is searched at once. */
export function SearchSuggestions({
  input,
  onField,
}: {
  input: RefObject<HTMLInputElement | null>
  onField: (field: SearchField) => void
}) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { found, close } = useSuggestions(input)
  const [completion, setCompletion] = useState<CompletionField>()
  const isOpen = found !== undefined
  useEffect(() => {
    onField({ role: 'combobox', 'aria-expanded': isOpen, 'aria-autocomplete': 'list', ...completion })
  }, [onField, isOpen, completion])
  if (!found) return null
  const { categories, businesses, products } = found
  return (
    <Completion
      field={input}
      onField={setCompletion}
      label={t`Suggestions`}
      version={[...categories, ...businesses, ...products].map(keyOf).join()}
      className={styles.layer!}
      onClose={close}
    >
      {categories.length > 0 && (
        <ListSection title={t`Categories`}>
          {categories.map((one) => (
            <Row key={one.id} href={paths.search({ search: one.name })} name={one.name} more={one.industry} />
          ))}
        </ListSection>
      )}
      {businesses.length > 0 && (
        <ListSection title={t`Companies`}>
          {businesses.map((one) => (
            <Row
              key={one.businessID}
              href={paths.business(one)}
              name={one.companyName}
              more={one.country.countryName}
              flag={one.country.emoji}
              listed={one.presence === 'listed'}
            />
          ))}
        </ListSection>
      )}
      {products.length > 0 && (
        <ListSection title={t`Products`}>
          {products.map((one) => (
            <Row
              key={one.productID}
              href={paths.product(one)}
              name={one.name}
              more={[one.secondTitle, one.companyName].filter(Boolean).join(' · ')}
              listed={one.presence === 'listed'}
            />
          ))}
        </ListSection>
      )}
    </Completion>
  )
}

function keyOf(one: { id?: string; businessID?: string; productID?: string }): string {
  return one.id ?? one.businessID ?? one.productID ?? ''
}

type Suggestion = { href: string; name: string; more: string; flag?: string; listed?: boolean }

function Row({ href, name, more, flag, listed = false }: Suggestion) {
  return (
    <ListOption href={href} textValue={name}>
      <span className={`cut ${styles.name}`}>{name}</span>
      <span className={styles.more}>
        {flag && <Flag emoji={flag} />} {more}
        {listed && (
          <>
            <Text>{' · '}</Text>
            <Trans comment="beside a suggested company that does not answer">listed</Trans>
          </>
        )}
      </span>
    </ListOption>
  )
}
