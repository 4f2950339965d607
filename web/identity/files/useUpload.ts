// Upload state. One at a time.
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/foundation/page.ts'
import { useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { type About, send, type UploadedFile } from './send.ts'

export type Upload = {
  progress: number | undefined
  error: unknown
  start: (content: Blob, about: About) => void
  cancel: () => void
  retry: () => void
}

/** `onSent` follows the server's inspection. Unmounting cancels. */
export function useUpload(onSent: (sent: UploadedFile) => void): Upload {
  const api = useApi()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  const last = useRef<[Blob, About]>(undefined)
  const latest = useRef(onSent)
  useEffect(() => void (latest.current = onSent))
  useEffect(() => () => running.current?.abort(), [])
  useFocusRecovery()

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
    send(api, content, about, setProgress, own.signal)
      .then((sent) => running.current === own && latest.current(sent))
      .catch((error: unknown) => running.current === own && setError(error ?? new Error('failed')))
      .finally(() => {
        if (running.current !== own) return
        running.current = undefined
        setProgress(undefined)
      })
  }
  return { progress, error, start, cancel: stop, retry: () => last.current && start(...last.current) }
}

/** Unmounting clears it. */
export function useBusy(busy: boolean, onBusy: ((busy: boolean) => void) | undefined): void {
  const latest = useRef(onBusy)
  useEffect(() => void (latest.current = onBusy))
  useEffect(() => {
    if (!busy) return undefined
    latest.current?.(true)
    return () => latest.current?.(false)
  }, [busy])
}
