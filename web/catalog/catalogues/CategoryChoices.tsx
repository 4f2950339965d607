// Unknown categories of a file, replaced in all rows.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ImportRow } from '#contract/catalog/catalogues/catalogues.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ComboBox } from '#web/ui/controls/ComboBox.tsx'
import type { Row } from './send.ts'

const shownMost = 10

type Props = {
  refused: readonly ImportRow[]
  rows: readonly Row[]
  valueOf: (row: number, column: string) => string
  onChoose: (rows: number[], category: string) => void
}

export function CategoryChoices({ refused, rows, valueOf, onChoose }: Props) {
  const { t } = useLingui()
  const unknown = unknownIn(refused).slice(0, shownMost)
  const paths = useCategoryPaths(unknown.length > 0)
  if (unknown.length === 0 || paths.length === 0) return null
  return (
    <>
      <p className="muted">
        <Trans>Choose one of our categories for each of yours: all rows that have it are corrected.</Trans>
      </p>
      {unknown.map((text) => {
        const same = rows.filter(({ cells }) => String(cells['category'] ?? '').trim() === text).map(({ row }) => row)
        const value = same[0] === undefined ? '' : valueOf(same[0], 'category')
        return (
          <ComboBox
            key={text}
            label={t`Category for «${text}»`}
            hint={<Plural value={same.length} one="# row" other="# rows" />}
            options={paths.map((path) => ({ value: path, text: path }))}
            placeholder={t`Select`}
            findLabel={t`Find a category`}
            noneLabel={t`No match`}
            value={paths.includes(value) ? value : ''}
            onChange={(event) => onChoose(same, event.currentTarget.value)}
          />
        )
      })}
    </>
  )
}

function unknownIn(refused: readonly ImportRow[]): string[] {
  const ofCategories = refused.flatMap(({ problems }) =>
    problems.filter(({ problem }) => problem === 'category' || problem === 'categories'),
  )
  return [...new Set(ofCategories.map(({ text }) => text.trim()))].filter(Boolean)
}

/** Category paths as imports read them; empty until loaded. */
function useCategoryPaths(wanted: boolean): string[] {
  const api = useApi()
  const { locale } = useSite()
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    api.industries.tree({ query: { lang: locale }, signal: controller.signal }).then(
      ({ categories: industries }) =>
        setPaths(
          industries.flatMap(({ text: industry, categories }) =>
            categories.flatMap(({ name, subCategories }) => [
              `${industry} > ${name}`,
              ...subCategories.map((sub) => `${industry} > ${name} > ${sub.name}`),
            ]),
          ),
        ),
      () => {},
    )
    return () => controller.abort()
  }, [api, locale, wanted])
  return paths
}
