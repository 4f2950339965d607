// Mention suggestions.
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useEffect, useState, type RefObject } from 'react'
import type { Author } from '#contract/identity/actors.ts'
import { AuthorAbout, AuthorFace, idOfAuthor, nameOf } from '#web/identity/actors/card.tsx'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Completion, type CompletionField } from '#web/ui/controls/Completion.tsx'
import { ListOption } from '#web/ui/controls/ListBox.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './Suggestions.module.css'

const pause = 120 // ms

export function Suggestions({
  area,
  q,
  onField,
  onPick,
  onClose,
}: {
  area: RefObject<HTMLTextAreaElement | null>
  q: string
  onField: (props: CompletionField | undefined) => void
  onPick: (author: Author) => void
  onClose: () => void
}) {
  const api = useApi()
  const { t } = useLingui()
  const businessID = useSession()?.actor.businessID
  const [found, setFound] = useState<Author[]>([])
  useEffect(() => {
    const ended = new AbortController()
    const show = (authors: Author[]) => void (ended.signal.aborted || setFound(authors))
    const timer = setTimeout(() => {
      api.mentions.suggest({ query: { q, businessID }, signal: ended.signal }).then(show, () => show([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [api, q, businessID])
  const count = found.length
  return (
    <>
      {count > 0 && (
        <Completion
          field={area}
          onField={onField}
          label={t`People and businesses`}
          version={found.map(idOfAuthor).join()}
          takeFirst
          onTake={(id) => onPick(found.find((author) => idOfAuthor(author) === id)!)}
          onClose={onClose}
        >
          {found.map((author) => (
            <ListOption key={idOfAuthor(author)} id={idOfAuthor(author)} textValue={nameOf(author)}>
              <AuthorFace author={author} size={32} />
              <span className={styles.who}>
                <span className="semi cut">{nameOf(author)}</span>
                <span className="muted small cut">
                  <AuthorAbout author={author} />
                </span>
              </span>
            </ListOption>
          ))}
        </Completion>
      )}
      <LiveRegion as="span" className="sr">
        {count > 0 && t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`}
      </LiveRegion>
    </>
  )
}
