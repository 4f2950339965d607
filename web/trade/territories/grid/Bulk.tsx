// One statement for all chosen cells.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { countriesOf, type RegionKey } from '#contract/trade/territories/regions.ts'
import { statedStates, type StatedState } from '#contract/trade/territories/states.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { DatePicker } from '#web/ui/controls/DatePicker.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { More } from '#web/ui/More.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { type RoleChoice, useRoleChoices, useStatedStateNames } from '../names.ts'
import styles from './Bulk.module.css'
import type { Statement } from './cells.ts'
import { presetNames } from './region-names.ts'
import { presetsNear } from './regions.ts'
import { keyOf, partsOf } from './selection.ts'

type Props = {
  chosen: ReadonlySet<string>
  lines: readonly { lineID: string; name: string }[]
  countries: readonly { code: string; countryName: string }[]
  usual: RoleChoice | undefined
  busy: boolean
  onSet: (statement: Statement, role: RoleChoice | undefined) => void
  onRegion: (keys: string[], countries: string[]) => void
  onClear: () => void
}

export function Bulk({ chosen, lines, countries, usual, busy, onSet, onRegion, onClear }: Props) {
  const { t } = useLingui()
  const [states, roles] = [useStatedStateNames(), useRoleChoices()]
  const [state, setState] = useState<StatedState | ''>('sought')
  const [role, setRole] = useState<RoleChoice>()
  const [until, setUntil] = useState('')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const hasRole = state === 'sought'
  const statement: Statement = { state: state || null, until: state && until ? until : null }
  return (
    <Card as="section">
      <CardHeader
        title={<Title chosen={chosen} lines={lines} countries={countries} />}
        aside={
          <Button look="ghost" onClick={onClear}>
            <Trans context="chosen cells">Clear</Trans>
          </Button>
        }
      />
      <div className={styles.fields}>
        <Presets chosen={chosen} onRegion={onRegion} />
        <Select
          label={t({ message: 'State', context: 'of a line in a country' })}
          visible
          value={state}
          onChange={(event) => setState(event.target.value as StatedState)}
        >
          {statedStates.map((one) => (
            <option key={one} value={one}>
              {states[one]}
            </option>
          ))}
          <option value="">{t`Nothing stated`}</option>
        </Select>
        <Select
          label={t`Role of the line`}
          visible
          value={hasRole && role !== usual ? (role ?? '') : ''}
          disabled={!hasRole}
          onChange={(event) => setRole((event.target.value || undefined) as RoleChoice | undefined)}
        >
          <option value="">{!hasRole ? '–' : usual ? roles[usual] : t`As each line says`}</option>
          {Object.entries(roles)
            .filter(([value]) => value !== usual)
            .map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </Select>
        <DatePicker
          label={t`Until (optional)`}
          clearLabel={t`Remove the last day`}
          min={today}
          value={until}
          onChange={setUntil}
        />
        <Button look="main" busy={busy} onClick={() => onSet(statement, hasRole ? role : undefined)}>
          <Plural value={chosen.size} one="Set # cell" other="Set # cells" />
        </Button>
      </div>
      <FixedSentence reader="owner" />
    </Card>
  )
}

const namesMost = 6

function Title({ chosen, lines, countries }: Pick<Props, 'chosen' | 'lines' | 'countries'>) {
  const parts = [...chosen].map(partsOf)
  const [lineIDs, codes] = [new Set(parts.map(({ lineID }) => lineID)), new Set(parts.map(({ country }) => country))]
  const [count, lineCount, countryCount] = [chosen.size, lineIDs.size, codes.size]
  const named = countries.filter(({ code }) => codes.has(code)).map(({ countryName }) => countryName)
  const names = named.join(', ')
  const line = lines.find(({ lineID }) => lineIDs.has(lineID))?.name ?? ''
  if (lineCount === 1 && countryCount <= namesMost)
    return (
      <span>
        <Plural value={count} one="# cell chosen" other="# cells chosen" />:{' '}
        <Trans comment="a line in countries">
          {line} in {names}
        </Trans>
      </span>
    )
  return (
    <span>
      <Plural value={count} one="# cell chosen" other="# cells chosen" />:{' '}
      <Plural value={lineCount} one="# line" other="# lines" />,{' '}
      <Plural value={countryCount} one="# country" other="# countries" />
    </span>
  )
}

const presetsAtOnce = 5

function Presets({ chosen, onRegion }: Pick<Props, 'chosen' | 'onRegion'>) {
  const id = useId()
  const { i18n } = useLingui()
  const parts = [...chosen].map(partsOf)
  const lineIDs = [...new Set(parts.map(({ lineID }) => lineID))]
  const near = presetsNear(parts.map(({ country }) => country))
  const [first, rest] = [near.slice(0, presetsAtOnce), near.slice(presetsAtOnce)]
  const button = (key: RegionKey) => (
    <Button
      key={key}
      onClick={() => {
        const countries = countriesOf(key)
        onRegion(
          lineIDs.flatMap((lineID) => countries.map((code) => keyOf(lineID, code))),
          countries,
        )
      }}
    >
      {i18n._(presetNames[key])}
    </Button>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can't span the columns of a grid
    <div className={styles.wide} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        <Trans>Or a whole region at once</Trans>
      </span>
      <div className={styles.presets}>{first.map(button)}</div>
      <More more={<Trans>More regions</Trans>} less={<Trans>Fewer regions</Trans>}>
        <div className={styles.presets}>{rest.map(button)}</div>
      </More>
    </div>
  )
}
