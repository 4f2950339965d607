// Who could be meant by what is typed behind an @: asked for as one types, shown below the field, which keeps the focus.
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import type { Author } from '#contract/actors.ts'
import { AuthorAbout, AuthorFace, idOfAuthor, nameOf } from '#web/actors/card.tsx'
import { useApi } from '#web/page.ts'
import { useSession } from '#web/session.ts'
import styles from './Suggestions.module.css'

const pause = 120 // ms between two keys within which nothing is asked

/** `q`: what is typed; `active`: the place of the one that Enter picks. `onFound` hears who is shown. */
export function Suggestions({
  id,
  q,
  active,
  onFound,
  onPick,
}: {
  id: string
  q: string
  active: number
  onFound: (found: Author[]) => void
  onPick: (author: Author) => void
}) {
  const api = useApi()
  const { t } = useLingui()
  const businessID = useSession()?.actor.businessID
  const [found, setFound] = useState<Author[]>([])
  useEffect(() => {
    const ended = new AbortController()
    function show(authors: Author[]): void {
      if (ended.signal.aborted) return
      setFound(authors)
      onFound(authors)
    }
    const timer = setTimeout(() => {
      // Without suggestions the text is typed as ever.
      api.mentions.suggest({ query: { q, businessID }, signal: ended.signal }).then(show, () => show([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, q, businessID])
  const count = found.length
  return (
    <>
      {count > 0 && (
        <ul id={id} role="listbox" aria-label={t`People and businesses`} className={styles.list}>
          {found.map((author, index) => (
            <li
              key={idOfAuthor(author)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(author)}
            >
              <AuthorFace author={author} size={32} />
              <span className="grow">
                <span className="semi cut">{nameOf(author)}</span>
                <span className="muted small cut">
                  <AuthorAbout author={author} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <span className="sr" role="status">
        {count > 0 && t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`}
      </span>
    </>
  )
}
