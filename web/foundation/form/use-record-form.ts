// Record forms: concurrent changes merge by field; same-field conflicts ask.
import { useLingui } from '@lingui/react/macro'
import { isValidElement, useEffect, useRef, useState, type ReactNode } from 'react'
import { get, set, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Refusal } from '#kit/refusal.ts'
import { changedPart, conflictsOf, isSame, resolvedChanges, type Changes } from './changes.ts'
import type { Conflict } from './ConflictDialog.tsx'
import { fieldAt } from './field-errors.ts'
import type { FormContextValue } from './form-context.ts'
import { useServerForm, type ServerForm, type ServerFormOptions } from './use-server-form.ts'

const attemptsMost = 3

type RecordFormOptions<R, V extends FieldValues, B extends object> = Omit<
  ServerFormOptions<V, B>,
  'saved' | 'submit'
> & {
  /** A replacement keeps the changes on top. */
  record: R
  valuesOf: (record: R) => V
  /** Sends the record's `version`; `key`: idempotency key of creating calls. */
  save: (change: Partial<B>, record: R, sending: Sending) => Promise<R>
  read: () => Promise<R>
  /** The form stays busy until this resolves. */
  onSaved: (record: R) => void | Promise<void>
  onFieldSaved?: () => void | Promise<void>
  /** Called after any save, also by others. */
  onRecord?: (record: R) => void
  alone?: true
  conflictFields?: ConflictFields<V>
}
type Sending = { key: string }
type ConflictFields<V> = Partial<Record<string, { label?: string; display?: (values: V) => ReactNode }>>

/** A stale draft or a Conflict asks only about fields changed on both sides. */
export function useRecordForm<R, V extends FieldValues, B extends object>(
  options: RecordFormOptions<R, V, B>,
): ServerForm<V, B> {
  const { record, valuesOf, names, groups, conflictFields } = options
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const [conflicts, setConflicts] = useState<readonly string[]>([])
  const latest = useRef(record)
  const given = useRef(record)
  const [firstValues] = useState(() => valuesOf(record))
  const form = useServerForm<V, B>({ ...options, saved: firstValues, submit })
  const shape = { names, groups }
  const saveField = useFieldSaver({ options, form, latest, take })

  function take(next: R, changes?: Changes): void {
    latest.current = next
    form.rebase(valuesOf(next), changes)
    options.onRecord?.(next)
  }
  useEffect(() => {
    if (given.current === record) return
    given.current = record
    if (latest.current === record) return
    latest.current = record
    form.rebase(valuesOf(record))
  })

  async function submit(body: B, sending: Sending): Promise<'unsaved' | void> {
    const changes = form.changes()
    if (Object.keys(changes).length === 0) return showSuccess(t`Nothing has changed.`)
    // A draft may be older than the record.
    const both = conflicting(changes)
    if (both.length > 0) return ask(both)
    return send(changedPart(body, changes), changes, sending)
  }

  async function send(change: Partial<B>, changes: Changes, sending: Sending, attempt = 1): Promise<'unsaved' | void> {
    try {
      const next = await options.save(change, latest.current, sending)
      take(next, {})
      await options.onSaved(next)
    } catch (error) {
      if (!isOutdated(error, form) || attempt === attemptsMost) throw error
      take(await options.read())
      const both = conflicting(changes)
      return both.length > 0 ? ask(both) : send(change, changes, sending, attempt + 1)
    }
  }

  const conflicting = (changes: Changes) =>
    conflictsOf(changes, form.savedValues(), shape).filter((name) => isSeen(conflictOf(form, name, conflictFields)))

  function ask(both: readonly string[]): 'unsaved' {
    setConflicts(both)
    return 'unsaved'
  }

  function resolve(mine: ReadonlySet<string>): void {
    const next = resolvedChanges(form.changes(), form.savedValues(), conflicts, mine, shape)
    setConflicts([])
    form.rebase(form.savedValues(), next)
    if (Object.keys(next).length > 0) form.submit()
  }

  if (conflicts.length === 0) return { ...form, saveField }
  const onClose = () => setConflicts([])
  return {
    ...form,
    saveField,
    conflict: {
      conflicts: conflicts.map((name) => conflictOf(form, name, conflictFields)),
      onClose,
      onResolve: resolve,
      ...(options.alone && { alone: true }),
    },
  }
}

type Saver<R, V extends FieldValues, B extends object> = {
  options: RecordFormOptions<R, V, B>
  form: ServerForm<V, B>
  latest: { current: R }
  take: (record: R) => void
}

function useFieldSaver<R, V extends FieldValues, B extends object>({ options, form, latest, take }: Saver<R, V, B>) {
  const { showSuccess, showError } = useToasts()
  return async function saveField(name: string, value: unknown, attempt = 1): Promise<void> {
    try {
      const change: Partial<B> = {}
      set(change, name, value)
      const next = await options.save(change, latest.current, { key: crypto.randomUUID() })
      const saved: unknown = get(options.valuesOf(next), name)
      form.setValue(name as FieldPath<V>, saved as FieldPathValue<V, FieldPath<V>>)
      take(next)
      await options.onFieldSaved?.()
      showSuccess()
    } catch (error) {
      if (!isOutdated(error, form) || attempt === attemptsMost) return showError(error)
      take(await options.read())
      return saveField(name, value, attempt + 1)
    }
  }
}

/** A Conflict naming a field means a taken name, not a stale record. */
function isOutdated(error: unknown, { fields }: Pick<FormContextValue, 'fields'>): boolean {
  if (!(error instanceof Refusal) || error.name !== 'Conflict') return false
  return Object.keys(error.fields ?? {}).every((path) => !fields.has(path))
}

/** Equal pictures differ in their tokens. */
const isSeen = ({ mine, theirs }: Conflict) => !isSameNode(mine, theirs)

function isSameNode(one: ReactNode, other: ReactNode): boolean {
  if (!isValidElement(one) || !isValidElement(other)) return one === other
  return one.type === other.type && isSame(one.props, other.props)
}

function conflictOf<V extends FieldValues, B>(
  { fields, getValues, savedValues }: ServerForm<V, B>,
  name: string,
  own: ConflictFields<V> = {},
): Conflict {
  const field = fields.get(fieldAt(name, [...fields.keys()]) ?? '')
  const { label = field?.label ?? name, display } = own[name] ?? {}
  function shown(values: V): ReactNode {
    if (display) return display(values)
    const value: unknown = get(values, name)
    return field?.display ? field.display(value as never) : String(value ?? '')
  }
  return { name, label, mine: shown(getValues()), theirs: shown(savedValues()) }
}
