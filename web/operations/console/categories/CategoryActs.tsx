// Category acts: reset names, retire, restore.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { IndustryWithCategories } from '#contract/foundation/industries.ts'
import type { Category } from '#contract/operations/lists/categories.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ComboBox } from '#web/ui/controls/ComboBox.tsx'
import { EntryActs, type EntryAct } from '../lists/EntryActs.tsx'

type Props = { category: Category; onChange: (category: Category) => void }

export function CategoryActs({ category, onChange }: Props) {
  const api = useApi()
  const [successor, setSuccessor] = useState('')
  const { id, names, delivered, revision, state } = category
  const isRenamed = delivered !== null && JSON.stringify(delivered) !== JSON.stringify(names)
  const acts: EntryAct[] = [...(isRenamed ? ['reset' as const] : []), state === 'retired' ? 'restore' : 'retire']
  async function send(act: EntryAct, reason: string): Promise<void> {
    const params = { id }
    const body = { revision, reason }
    if (act === 'retire') {
      const successorID = successor || null
      onChange(await api.categories.retire({ params, body: { ...body, successorID } }))
    } else onChange(await api.categories[act === 'reset' ? 'rename' : act]({ params, body }))
  }
  const words = {
    reset: (
      <p>
        <Trans>The names that came with the software are shown again, at once and everywhere.</Trans>
      </p>
    ),
    retire: (
      <>
        <p>
          <Trans>
            It is no longer offered in forms and menus. What has it keeps it, unless you name a category into which its
            companies and products move. You can restore it; what has moved stays there.
          </Trans>
        </p>
        <Successor category={category} value={successor} onChange={setSuccessor} />
      </>
    ),
    restore: (
      <p>
        <Trans>It is offered again. Companies and products that have moved stay where they are.</Trans>
      </p>
    ),
  }
  return <EntryActs acts={acts} words={words} send={send} />
}

type SuccessorProps = { category: Category; value: string; onChange: (id: string) => void }

function Successor({ category: { id, kind, path }, value, onChange }: SuccessorProps) {
  const { t } = useLingui()
  const api = useApi()
  const { locale } = useSite()
  const [tree, setTree] = useState<IndustryWithCategories[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    api.industries.tree({ query: { lang: locale }, signal: leaving.signal }).then(
      ({ categories }) => setTree(categories),
      () => {},
    )
    return () => leaving.abort()
  }, [api, locale])
  const above = path.map((one) => one.id)
  const options = tree.flatMap(({ text, categories }) =>
    categories.flatMap((one) => {
      const own = { value: one.id, text: `${text} › ${one.name}` }
      const leaves = one.subCategories.map((leaf) => ({ value: leaf.id, text: `${own.text} › ${leaf.name}` }))
      return kind === 'category' ? [own] : [own, ...leaves]
    }),
  )
  return (
    <ComboBox
      label={t`Moves to`}
      options={options.filter((option) => option.value !== id && !above.includes(option.value))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={t`Nowhere: what has it keeps it`}
      findLabel={t`Find a category`}
      noneLabel={t`No match`}
    />
  )
}
