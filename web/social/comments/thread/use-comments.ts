// Thread state: pages of five, deduplicated.
import { useState } from 'react'
import { commentPageSize, commentPageSizeMost } from '#contract/foundation/constants.ts'
import type { Comment } from '#contract/social/comments/comments.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

export type Page = { comments: Comment[]; total: number }
const none: Comment[] = []

export type Thread = ReturnType<typeof useComments>

/** `order`: replies are oldest first, so new ones are appended. */
export function useComments(resourceID: string, order: 'newest' | 'oldest', first: Page | undefined) {
  const api = useApi()
  const businessID = useSession()?.actor.businessID
  const [comments, setComments] = useResettableState(first?.comments ?? none)
  const [total, setTotal] = useResettableState(first?.total ?? 0)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [ended, setEnded] = useResettableState(first ? first.comments.length >= first.total : false)

  async function more(): Promise<void> {
    setState('loading')
    try {
      const page = await api.comments.list({
        params: { resourceID },
        query: { skip: comments.length, size: commentPageSize, businessID },
      })
      const known = new Set(comments.map(({ commentID }) => commentID))
      const news = page.comments.filter(({ commentID }) => !known.has(commentID))
      setComments([...comments, ...news])
      setTotal(page.total)
      setEnded(page.comments.length === 0 || comments.length + news.length >= page.total)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  async function reload(): Promise<void> {
    const size = Math.min(commentPageSizeMost, Math.max(commentPageSize, comments.length + 1))
    const page = await api.comments.list({ params: { resourceID }, query: { skip: 0, size, businessID } })
    const fresh = new Set(page.comments.map(({ commentID }) => commentID))
    setComments((list) => [...page.comments, ...list.slice(size - 1).filter(({ commentID }) => !fresh.has(commentID))])
    setTotal(page.total)
    setEnded((before) => before || page.comments.length >= page.total)
  }
  function add(comment: Comment): void {
    const isNew = !comments.some(({ commentID }) => commentID === comment.commentID)
    setComments((list) => {
      if (list.some(({ commentID }) => commentID === comment.commentID)) return list
      return order === 'newest' ? [comment, ...list] : [...list, comment]
    })
    if (isNew) setTotal((count) => count + 1)
  }
  function addSent(comment: Comment | undefined): void {
    if (comment) add(comment)
    else reload().catch(() => {})
  }
  function change(comment: Comment): void {
    setComments((list) => list.map((one) => (one.commentID === comment.commentID ? comment : one)))
  }
  function remove(comment: Comment): () => void {
    const at = comments.indexOf(comment)
    setComments((list) => list.filter((one) => one !== comment))
    setTotal((count) => count - 1)
    return () => {
      setComments((list) => list.toSpliced(at, 0, comment))
      setTotal((count) => count + 1)
    }
  }
  return { comments, total, state, ended, more, reload, add, addSent, change, remove }
}
