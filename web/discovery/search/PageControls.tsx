// Page number and page size controls of results.
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { ChangeEvent } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { pageFor, pageSizes, sizeOf } from './page-size.ts'
import { addressOf } from './query.ts'
import type { Pages } from './ResultPages.tsx'
import styles from './ResultPages.module.css'

export function PageControls({ query, found }: Pages) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const size = sizeOf(query)
  const pages = Math.ceil(found.total / size)
  if (found.total <= pageSizes[0]) return null
  const { page: _page, size: _size, ...rest } = addressOf(query)
  const kept = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one] as const),
  )
  const total = formats.number(pages)
  function resize({ currentTarget: select }: ChangeEvent<HTMLSelectElement>): void {
    const form = select.form!
    const box = form.elements.namedItem('page') as HTMLInputElement
    box.max = ''
    const next = pageSizes.find((one) => String(one) === select.value) ?? size
    box.value = String(pageFor(next, found.skip))
    form.requestSubmit()
  }
  return (
    <Form action={paths.searchResult} className={styles.controls}>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {pages > 1 ? (
        <label className={styles.box}>
          <Trans comment="before a box for the number of a page">Page</Trans>
          <input
            key={query.page}
            type="number"
            name="page"
            min={1}
            max={pages}
            required
            defaultValue={query.page}
            inputMode="numeric"
          />
          <span className="muted nowrap">
            <Trans comment="after a box for the number of a page">of {total}</Trans>
          </span>
        </label>
      ) : (
        <input type="hidden" name="page" value="1" />
      )}
      <Select label={t`Results a page`} name="size" key={size} defaultValue={size} onChange={resize}>
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {t({ message: `${one} a page`, comment: 'hits on one page of a list' })}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.go!}>
        <Trans comment="button: to the page of that number">Go</Trans>
      </Button>
    </Form>
  )
}
