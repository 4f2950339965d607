// Comparison table with sticky fact names.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import type { MouseEvent } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Photo } from '#contract/foundation/shapes.ts'
import { BusinessSeals } from '#web/identity/businesses/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Flag, Logo, Picture } from '#web/ui/Picture.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { BusinessColumn, ProductColumn } from './columns.ts'
import styles from './ComparisonTable.module.css'
import { differs, type Group, type Row } from './rows.ts'
import { select, type SelectedKind } from './selection.ts'

export type Column = {
  id: string
  name: string
  href: string
  picture: Photo | null
  company: ProductColumn['company'] | BusinessColumn
}
const counts = ['one', 'two', 'three', 'four'] as const

type Table = { kind: SelectedKind; columns: Column[]; groups: Group[] }

export function ComparisonTable({ kind, columns, groups }: Table) {
  const { t } = useLingui()
  return (
    <>
      {columns.length > 1 && <ColumnLinks columns={columns} />}
      <ScrollArea className={styles.scroll} aria-label={t`Comparison`}>
        <table className={`${styles.table} ${styles[counts[columns.length - 1]!]}`}>
          <thead>
            <tr>
              <td>
                <span className="sr">{t`Facts`}</span>
              </td>
              {columns.map((column) => (
                <ColumnHead key={column.id} kind={kind} column={column} columns={columns} />
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className={`${styles.group} ${rows.some(differs) ? '' : styles.alike}`}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <FactRow key={row.name} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollArea>
      <p className={`${styles.legend} muted small`}>
        {columns.length > 1 && (
          <span>
            <Trans>≠ differs</Trans>
          </span>
        )}
        <span>
          <Trans>– not stated</Trans>
        </span>
      </p>
    </>
  )
}

function FactRow({ row }: { row: Row }) {
  const { t } = useLingui()
  const isDifferent = differs(row)
  return (
    <tr className={isDifferent ? styles.different : styles.alike}>
      <th scope="row">
        <Text>{row.name}</Text>
        {isDifferent && (
          <span className={styles.mark} title={t`Differs`}>
            <span aria-hidden="true">≠</span>
            <span className="sr"> ({t`Differs`})</span>
          </span>
        )}
      </th>
      {row.cells.map((cell, at) => (
        <td key={at} className={cell ? undefined : styles.missing}>
          {cell?.text ? (
            <bdi>
              <UserText text={cell.text} />
            </bdi>
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr">{t`Not stated`}</span>
            </>
          )}
          {row.best?.at.includes(at) && (
            <span className={styles.best}>
              <Icon icon={IconCheck} size="s" /> {row.best.word}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

function ColumnHead({ kind, column, columns }: { kind: SelectedKind; column: Column; columns: Column[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { id, name, href, picture, company } = column
  const others = columns.filter((one) => one.id !== id)
  const ids = others.map((one) => one.id)
  return (
    <th scope="col" id={anchorOf(id)} data-row>
      <div className={styles.head}>
        {kind === 'product' && picture ? (
          <Picture {...pictureOf(picture)} className={styles.picture} sizes="160px" alt="" width={160} height={120} />
        ) : (
          <Logo name={name} {...pictureOf(picture)} size={48} />
        )}
        <Link
          className={styles.remove}
          to={paths.compare(kind === 'product' ? { products: ids } : { companies: ids })}
          preventScrollReset
          rel="nofollow"
          aria-label={t`Remove ${name}`}
          title={t`Remove ${name}`}
          onClick={() => select(kind, others)}
        >
          <Icon icon={IconX} />
        </Link>
        <Link className={styles.name} to={href}>
          {name}
        </Link>
        {kind === 'product' && (
          <Link className="link" to={paths.business(company)}>
            {company.name}
          </Link>
        )}
        <span className={styles.about}>
          {company.kind === 'company' && (
            <span>
              <Flag emoji={company.country.emoji} /> {company.country.countryName}
            </span>
          )}
          <BusinessSeals business={company} />
          {company.sample && (
            <span>
              <Trans>Sample data</Trans>
            </span>
          )}
        </span>
        <LinkButton className={styles.view!} look="soft" href={href}>
          {kind === 'product' ? <Trans>View product</Trans> : <Trans>View company</Trans>}
          <span className="sr"> {name}</span>
        </LinkButton>
      </div>
    </th>
  )
}

function anchorOf(id: string): string {
  return `column-${id}`
}

function ColumnLinks({ columns }: { columns: Column[] }) {
  const { t } = useLingui()
  function scroll(event: MouseEvent, id: string): void {
    event.preventDefault()
    document.getElementById(anchorOf(id))!.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return (
    <nav className={styles.links} aria-label={t`Columns`}>
      {columns.map(({ id, name }, index) => (
        <a key={id} href={`#${anchorOf(id)}`} onClick={(event) => scroll(event, id)}>
          {index + 1} <span className="cut">{name}</span>
        </a>
      ))}
    </nav>
  )
}
