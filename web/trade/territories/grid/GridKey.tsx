// Legend of the grid.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CellFace, classOfLook } from './Cell.tsx'
import type { CellLook } from './cells.ts'
import styles from './Grid.module.css'

const entries: { look: CellLook; text: string; name: ReactNode }[] = [
  { look: 'none', text: '–', name: <Trans comment="a line in a country">not offered</Trans> },
  { look: 'open', text: '', name: <Trans context="a line in a country">open</Trans> },
  {
    look: 'sought',
    text: '',
    name: <Trans comment="a line in a country: somebody who represents it is sought">sought</Trans>,
  },
  { look: 'covered', text: 'HA', name: <Trans>covered, confirmed by both</Trans> },
  { look: 'exclusive', text: 'HA', name: <Trans>exclusive, confirmed by both</Trans> },
  { look: 'stated', text: 'NE?', name: <Trans>stated by one side, never shown as confirmed</Trans> },
]

export function GridKey() {
  return (
    <div className={styles.key}>
      {entries.map(({ look, text, name }) => (
        <span key={look}>
          <span className={classOfLook(look)} aria-hidden="true">
            <CellFace look={look} text={text} />
          </span>
          <span>{name}</span>
        </span>
      ))}
    </div>
  )
}
