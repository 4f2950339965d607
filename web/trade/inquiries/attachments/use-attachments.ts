// Pending attachments; uploaded ones are form values.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { messageFilesMost } from '#contract/foundation/constants.ts'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { type ChosenFile, keyOf, rejectionOf } from './attachment.ts'

/** `failed`: retry is possible. */
export type Waiting = { key: number; file: File; failed: boolean }
export type Attachments = ReturnType<typeof useAttachments>

let lastKey = 0
const name = 'files'

/** Requires a form with `files`. */
export function useAttachments() {
  const { t } = useLingui()
  const form = useFormContextValue()
  const { value, onChange, error } = useField<ChosenFile[]>(name, t`Files`)
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const latest = useRef(value)
  latest.current = value
  const isBusy = waiting.length > 0
  const { setUploading } = form
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function at each rendering
  useEffect(() => setUploading(name, isBusy), [isBusy])

  function change(files: ChosenFile[]): void {
    latest.current = files
    onChange(files)
  }
  function add(files: readonly File[]): void {
    const free = messageFilesMost - value.length - waiting.length
    if (files.length > free) toast(t`At most ${messageFilesMost} files.`, { look: 'bad' })
    const taken = files.slice(0, Math.max(0, free)).filter((file) => {
      const rejection = rejectionOf(file)
      if (!rejection) return true
      const problem = {
        kind: t`Files of this type are not accepted`,
        large: t`Maximum 10 MB`,
        empty: t`The file is empty`,
      }
      toast(`${file.name}: ${problem[rejection]}`, { look: 'bad' })
      return false
    })
    setWaiting((all) => [...all, ...taken.map((file) => ({ key: ++lastKey, file, failed: false }))])
  }
  const drop = (key: number) => setWaiting((all) => all.filter((one) => one.key !== key))
  return {
    files: value,
    waiting,
    error,
    isFull: value.length + waiting.length >= messageFilesMost,
    add,
    drop,
    mark: (key: number, failed: boolean) =>
      setWaiting((all) => all.map((one) => (one.key === key ? { ...one, failed } : one))),
    sent({ key, file }: Waiting, token: string): void {
      drop(key)
      change([...latest.current, { token, name: file.name, bytes: file.size }])
    },
    remove: (file: ChosenFile) => change(latest.current.filter((one) => keyOf(one) !== keyOf(file))),
  }
}
