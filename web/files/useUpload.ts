// State of an upload: progress, failure with retry, or none. One at a time.
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/app/page.ts'
import { type About, send, type Sent } from './send.ts'

export type Upload = {
  /** 0 to 1 while sending; undefined otherwise. */
  progress: number | undefined
  /** Error of the last upload; undefined if it succeeded. */
  error: unknown
  start: (content: Blob, about: About) => void
  /** Cancels it; also clears a failure. */
  cancel: () => void
  /** Retries the same file. */
  retry: () => void
}

/** `onSent` after the server's inspection; `onBusy` on start and end. Unmounting cancels. */
export function useUpload(onSent: (sent: Sent) => void, onBusy?: (busy: boolean) => void): Upload {
  const api = useApi()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  const last = useRef<[Blob, About]>(undefined)
  const callbacks = useRef({ onSent, onBusy })
  useEffect(() => void (callbacks.current = { onSent, onBusy }))
  useEffect(() => () => running.current?.abort(), [])

  function stop(): void {
    running.current?.abort()
    running.current = undefined
    setProgress(undefined)
    setError(undefined)
  }
  function start(content: Blob, about: About): void {
    stop()
    const own = (running.current = new AbortController())
    last.current = [content, about]
    setProgress(0)
    callbacks.current.onBusy?.(true)
    send(api, content, about, setProgress, own.signal)
      .then((sent) => running.current === own && callbacks.current.onSent(sent))
      .catch((error: unknown) => running.current === own && setError(error ?? new Error('failed')))
      .finally(() => {
        if (running.current !== own) return
        running.current = undefined
        setProgress(undefined)
        callbacks.current.onBusy?.(false)
      })
  }
  function cancel(): void {
    if (running.current) callbacks.current.onBusy?.(false)
    stop()
  }
  return { progress, error, start, cancel, retry: () => last.current && start(...last.current) }
}
