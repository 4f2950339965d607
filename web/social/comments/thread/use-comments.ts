// Thread state.
import { useState } from 'react'
import { commentPageSize, commentPageSizeMost } from '#contract/foundation/constants.ts'
import type { Comment } from '#contract/social/comments/comments.ts'
import { useApi } from '#web/foundation/page.ts'
import { useNewestAnswer } from '#web/social/live/card.tsx'
import { useSession } from '#web/foundation/session.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

export type Page = { comments: Comment[]; total: number }
const none: Page = { comments: [], total: 0 }

export type Thread = ReturnType<typeof useComments>

const idsOf = (list: Comment[]) => new Set(list.map(({ commentID }) => commentID))
const without = (list: Comment[], ids: ReadonlySet<string>) => list.filter(({ commentID }) => !ids.has(commentID))

export function useComments(resourceID: string, order: 'newest' | 'oldest', first: Page | undefined) {
  const api = useApi()
  const businessID = useSession()?.actor.businessID
  const [loaded, setLoaded] = useResettableState(first ?? none)
  // Own removals: answers under way may still list them.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const comments = without(loaded.comments, removed)
  const total = loaded.total - (loaded.comments.length - comments.length)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [ended, setEnded] = useResettableState(first ? first.comments.length >= first.total : false)
  const newest = useNewestAnswer()

  async function more(): Promise<void> {
    setState('loading')
    try {
      const page = await api.comments.list({
        params: { resourceID },
        query: { skip: comments.length, size: commentPageSize, businessID },
      })
      setLoaded(({ comments: list }) => ({
        comments: [...list, ...without(page.comments, idsOf(list))],
        total: page.total,
      }))
      const count = comments.length + without(page.comments, idsOf(comments)).length
      setEnded(page.comments.length === 0 || count >= page.total)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  async function reload(): Promise<void> {
    const size = Math.min(commentPageSizeMost, Math.max(commentPageSize, comments.length + 1))
    const page = await newest(api.comments.list({ params: { resourceID }, query: { skip: 0, size, businessID } }))
    if (!page) return
    setLoaded(({ comments: list }) => ({
      comments: [...page.comments, ...without(list.slice(size - 1), idsOf(page.comments))],
      total: page.total,
    }))
    setEnded((before) => before || page.comments.length >= page.total)
  }
  function insert(comment: Comment, at: number): void {
    setLoaded((page) => {
      if (idsOf(page.comments).has(comment.commentID)) return page
      return { comments: page.comments.toSpliced(at, 0, comment), total: page.total + 1 }
    })
  }
  const add = (comment: Comment) => insert(comment, order === 'newest' ? 0 : Infinity)
  function addSent(comment: Comment | undefined): void {
    if (comment) add(comment)
    else reload().catch(() => {})
  }
  function change(comment: Comment): void {
    setLoaded((page) => ({
      ...page,
      comments: page.comments.map((one) => (one.commentID === comment.commentID ? comment : one)),
    }))
  }
  function remove(comment: Comment): () => void {
    const at = comments.indexOf(comment)
    setRemoved((ids) => new Set([...ids, comment.commentID]))
    return () => {
      setRemoved((ids) => new Set([...ids].filter((id) => id !== comment.commentID)))
      insert(comment, at)
    }
  }
  return { comments, total, state, ended, more, reload, add, addSent, change, remove }
}
