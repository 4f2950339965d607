// Blocked and muted actors, with undo.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Author } from '#contract/identity/actors.ts'
import { AuthorAbout, AuthorFace, idOfAuthor, nameOf } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import styles from './Unwanted.module.css'

type One = { author: Author; how: 'blocked' | 'muted' }

export function Unwanted() {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [list, setList] = useState<One[]>([])
  useFocusRecovery()
  useEffect(() => {
    let wanted = true
    Promise.all([api.blocks.list(), api.newsfeed.muted()]).then(
      ([blocked, muted]) =>
        wanted &&
        setList([
          ...blocked.map((author) => ({ author, how: 'blocked' as const })),
          ...muted.map((author) => ({ author, how: 'muted' as const })),
        ]),
      () => {},
    )
    return () => void (wanted = false)
  }, [api])
  async function undo(one: One): Promise<void> {
    const body = { resourceID: idOfAuthor(one.author) }
    try {
      await (one.how === 'blocked' ? api.blocks.unblock({ body }) : api.newsfeed.unmute({ body }))
      setList((all) => all.filter((other) => other !== one))
    } catch (error) {
      showError(error)
    }
  }
  if (list.length === 0) return null
  return (
    <Card as="section">
      <CardHeader title={<Trans>Blocked and muted</Trans>} />
      <ul className={styles.list}>
        {list.map((one) => {
          const { author, how } = one
          const name = nameOf(author)
          return (
            <li key={how + idOfAuthor(author)}>
              <AuthorFace author={author} size={32} />
              <div className="grow">
                <h3>{name}</h3>
                <p className="muted small">
                  <AuthorAbout author={author} />
                </p>
              </div>
              <Button
                look="ghost"
                aria-label={how === 'blocked' ? t`Unblock ${name}` : t`Unmute ${name}`}
                onClick={() => void undo(one)}
              >
                {how === 'blocked' ? <Trans>Unblock</Trans> : <Trans>Unmute</Trans>}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
