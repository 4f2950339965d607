// Products of a document.
import { Plural, Trans } from '@lingui/react/macro'
import type { OwnDocument } from '#contract/catalog/documents/documents.ts'
import { Text } from '#web/ui/Text.tsx'

const named = 3

export function Shown({ products }: Pick<OwnDocument, 'products'>) {
  const names = products.slice(0, named).map(({ name }) => name)
  return (
    <p className="muted small">
      {names.length > 0 ? <Text>{names.join(', ')}</Text> : <Trans>On no product: nobody sees it</Trans>}
      {products.length > named && (
        <>
          <Text> </Text>
          <Plural value={products.length - named} one="and # more product" other="and # more products" />
        </>
      )}
    </p>
  )
}
