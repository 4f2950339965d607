// Words of searches that found the business.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Reach, wordPersonsLeast } from '#contract/discovery/reach.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { TakeCsv } from './TakeCsv.tsx'
import styles from './Lists.module.css'

const shownFirst = 8

export function Words({ reach: { words, fewerWords }, name }: { reach: Reach; name: string }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? words : words.slice(0, shownFirst)
  const heads = [
    t({ message: 'Words', context: 'searched' }),
    t`Seen`,
    t`Opened`,
    t`People`,
    t({ message: 'Place', comment: 'rank in a search' }),
  ]
  const place = (value: number | null) => (value === null ? '–' : formats.number(value))
  const [other, seen, opened] = [fewerWords.words, fewerWords.seen, fewerWords.opened].map(formats.number)
  const rows = () => words.map((one) => [one.words, one.seen, one.opened, one.people, one.place ?? ''])
  return (
    <Card as="section">
      <CardHeader
        title={t`Found with these words`}
        aside={<TakeCsv name={`${name}-words`} title={t`Download the words as CSV`} rows={() => [heads, ...rows()]} />}
      />
      {words.length === 0 ? (
        <p
          className={`muted ${styles.none}`}
        >{t`No words yet that ${wordPersonsLeast} people searched for on one day.`}</p>
      ) : (
        <ScrollArea aria-label={t`Found with these words`} className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.words}>
                  <th scope="row">{one.words}</th>
                  <td className="num">{formats.number(one.seen)}</td>
                  <td className="num">{formats.number(one.opened)}</td>
                  <td className="num">{formats.number(one.people)}</td>
                  <td className="num">{place(one.place)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {words.length > shownFirst && !isWhole && (
        <p className={styles.note}>
          <Button onClick={() => setWhole(true)}>{t`Show all words`}</Button>
        </p>
      )}
      {fewerWords.words > 0 && (
        <p className={`muted small ${styles.note}`}>
          {t`Other words, of fewer than ${wordPersonsLeast} people a day: ${other!}, seen ${seen!}, opened ${opened!}.`}
        </p>
      )}
    </Card>
  )
}
