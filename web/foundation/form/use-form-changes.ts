// Form changes: tracking, drafts, restoring after reload or login.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { changesOf, isSame, knownChanges, withChanges, type Changes, type FieldShape } from './changes.ts'
import { readDraft, useDraftPlace, writeDraft } from '#web/foundation/draft.ts'

export type ChangesOptions<V> = FieldShape & {
  /** Read once; `rebase` replaces them. */
  saved: V
  /** Draft name; leaving then asks first. */
  draft?: string | undefined
}

export type FormChanges<V> = {
  changed: boolean
  changes: () => Changes
  savedValues: () => V
  /** `changes` (default: current) stay on top. */
  rebase: (saved: V, changes?: Changes) => void
  discard: () => void
  generation: number
}

export function useFormChanges<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  { saved, draft, names, groups }: ChangesOptions<V>,
): FormChanges<V> {
  const draftPlace = useDraftPlace(draft ?? '')
  const place = draft === undefined ? undefined : draftPlace
  const base = useRef<{ saved: V; changes: Changes }>({ saved, changes: {} })
  const isResetting = useRef(false)
  const focusedID = useRef('')
  const [changed, setChanged] = useState(false)
  const [generation, setGeneration] = useState(0)
  const latest = useRef({ names, groups, place })
  useLayoutEffect(() => {
    latest.current = { names, groups, place }
  })

  const methods = useMemo(() => {
    function store(changes: Changes): void {
      base.current.changes = changes
      const isChanged = Object.keys(changes).length > 0
      setChanged(isChanged)
      if (latest.current.place !== undefined) writeDraft(latest.current.place, isChanged ? changes : undefined)
    }
    function follow(): void {
      if (isResetting.current) return
      store(changesOf(form.getValues(), base.current.saved, base.current.changes, latest.current))
    }
    function rebase(next: V, changes: Changes = base.current.changes): void {
      // A copy: react-hook-form mutates its values.
      base.current.saved = structuredClone(next)
      const values = withChanges(next, changes)
      const keepValues = isSame(values, form.getValues())
      focusedID.current = document.activeElement?.id ?? ''
      isResetting.current = true
      form.resetDefaultValues(next)
      form.reset(values, { keepDefaultValues: true, keepFieldsRef: true, keepValues })
      isResetting.current = false
      if (!keepValues) setGeneration((count) => count + 1)
      store(changesOf(values, next, changes, latest.current))
    }
    return {
      follow,
      rebase,
      changes: () => base.current.changes,
      savedValues: () => base.current.saved,
      discard: () => rebase(base.current.saved, {}),
    }
  }, [form])

  useLayoutEffect(() => {
    // Recreated list rows lose the focused control.
    if (document.activeElement === document.body) document.getElementById(focusedID.current)?.focus()
  }, [generation])
  useEffect(() => form.subscribe({ formState: { values: true }, callback: methods.follow }), [form, methods])
  useLayoutEffect(() => {
    if (place === undefined) return
    const kept = knownChanges(readDraft(place), base.current.saved, latest.current)
    if (Object.keys(kept).length > 0) methods.rebase(base.current.saved, kept)
  }, [methods, place])

  return { changed, generation, ...methods }
}

export function asDefaults<V extends FieldValues>(values: V): DefaultValues<V> {
  return values as DefaultValues<V>
}
