// One upload as a component sees it: sending with its progress, failed with another try, or nothing. At most one at a time.
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/app/page.ts'
import { type About, send, type Sent } from './send.ts'

export type Upload = {
  /** 0 to 1 while sending; undefined otherwise. */
  progress: number | undefined
  /** Why the last one failed; undefined when it did not. */
  error: unknown
  start: (content: Blob, about: About) => void
  /** Stops it; also forgets a failed one. */
  cancel: () => void
  /** Sends the same once more. */
  retry: () => void
}

/** `onSent` when it has arrived and is fit; `onBusy` whenever it begins or ends. A component that goes takes its upload along. */
export function useUpload(onSent: (sent: Sent) => void, onBusy?: (busy: boolean) => void): Upload {
  const api = useApi()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  const last = useRef<[Blob, About]>(undefined)
  const told = useRef({ onSent, onBusy })
  useEffect(() => void (told.current = { onSent, onBusy }))
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
    told.current.onBusy?.(true)
    send(api, content, about, setProgress, own.signal)
      .then((sent) => running.current === own && told.current.onSent(sent))
      .catch((error: unknown) => running.current === own && setError(error ?? new Error('failed')))
      .finally(() => {
        if (running.current !== own) return
        running.current = undefined
        setProgress(undefined)
        told.current.onBusy?.(false)
      })
  }
  function cancel(): void {
    if (running.current) told.current.onBusy?.(false)
    stop()
  }
  return { progress, error, start, cancel, retry: () => last.current && start(...last.current) }
}
