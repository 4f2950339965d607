// Outcome of pasted cells.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResponseData } from '#contract/foundation/endpoint.ts'
import type { territories } from '#contract/trade/territories/territories.ts'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'

export type Report = ResponseData<typeof territories.paste>
type Mistake = Report['mistakes'][number]

const shownMost = 20

export function PasteReport({ report: { changed, unchanged, mistakes } }: { report: Report }) {
  const text = useMistakeText()
  const left = mistakes.length - shownMost
  return (
    <>
      <Note look={changed > 0 ? 'info' : 'warn'} status>
        <p>
          <Plural value={changed} _0="No cell would change." one="# cell would change." other="# cells would change." />
        </p>
        {unchanged > 0 && (
          <p>
            <Plural value={unchanged} one="# cell stays as it is." other="# cells stay as they are." />
          </p>
        )}
      </Note>
      {mistakes.length > 0 && (
        <Note look="warn">
          <p className="semi">
            <Plural value={mistakes.length} one="# place is left out:" other="# places are left out:" />
          </p>
          <ul>
            {mistakes.slice(0, shownMost).map((mistake) => (
              <li key={`${mistake.row} ${mistake.column} ${mistake.kind}`}>
                <Text>{text(mistake)}</Text>
              </li>
            ))}
          </ul>
          {left > 0 && (
            <p>
              <Trans>and {left} more</Trans>
            </p>
          )}
        </Note>
      )}
    </>
  )
}

function useMistakeText(): (mistake: Mistake) => string {
  const { t } = useLingui()
  return ({ row, column, kind, value }) => {
    const texts: Record<Mistake['kind'], string> = {
      line: t`Row ${row}: no line is named “${value}”`,
      country: t`Row ${row}, column ${column}: “${value}” is no country`,
      state: t`Row ${row}, column ${column}: “${value}” is no state`,
      until: t`Row ${row}, column ${column}: “${value}” is no day to come`,
      shape: t`Row ${row}: it has no head, or too few columns`,
    }
    return texts[kind]
  }
}
