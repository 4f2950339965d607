// Text blocks as elements.
import type { Block, Run } from '#contract/publishing/texts.ts'
import { Fragment, type ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Blocks.module.css'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        <BlockElement key={at} block={block} />
      ))}
    </div>
  )
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id}>
          <Runs runs={block.runs} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((runs, at) => (
            <li key={at}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table {...block} />
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((runs, at) => (
            <p key={at}>
              <Runs runs={runs} />
            </p>
          ))}
        </blockquote>
      )
    case 'figure':
      return (
        <figure>
          <img src={block.src} alt={block.alt} width={800} height={600} loading="lazy" decoding="async" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
  }
}

/** Wide tables scroll, by keyboard too. */
function Table({ numbers, head, rows }: Extract<Block, { kind: 'table' }>) {
  const alignment = (column: number) => (numbers[column] ? styles.number : undefined)
  const label = head.map((runs) => runs.map(({ text }) => text).join('')).join(', ')
  return (
    <ScrollArea className={styles.table} aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((runs, column) => (
              <th key={column} scope="col" className={alignment(column)}>
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((runs, column) => (
                <td key={column} className={alignment(column)}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) => <Marked key={at} {...run} />)
}

function Marked({ text, strong, em, code, href }: Run) {
  let content: ReactNode = text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      <Text>{line}</Text>
    </Fragment>
  ))
  if (code) content = <code>{content}</code>
  if (em) content = <em>{content}</em>
  if (strong) content = <strong>{content}</strong>
  return href === undefined ? content : <TextLink href={href}>{content}</TextLink>
}

/** Internal paths exclude the language; links keep the reader's. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const { locale } = useSite()
  if (href.startsWith('/'))
    return (
      <Link className="link" to={inLocale(href, locale)}>
        {children}
      </Link>
    )
  return (
    <a className="link" href={href} rel={href.startsWith('#') ? undefined : 'noopener'}>
      {children}
    </a>
  )
}
