// One tab of the edit page: a form over sections of the profile, saved for itself. What somebody else saved meanwhile is never
// overwritten unseen: other fields are kept as they saved them, the same field asks.
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { BusinessProfile } from '#contract/businesses.ts'
import { decimalOf } from '#contract/numbers.ts'
import { Refusal } from '#kit/refusal.ts'
import { useDraft } from '#web/draft.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { ConflictDialog } from '#web/ConflictDialog.tsx'
import { Unsaved } from '#web/unsaved.tsx'
import { Note } from '#web/ui/Note.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import type { Field } from './fields.ts'
import { FieldInput } from './FieldInput.tsx'
import styles from './Form.module.css'
import { type Lists, useCategories } from './lists.ts'
import { useProblemWords } from './problems.ts'
import {
  bodyOf,
  changedBy,
  type Changes,
  conflictsOf,
  partsOf,
  type Problems,
  problemsOf,
  refusedOf,
  valuesOf,
  withChanges,
} from './values.ts'
import { wordingOf } from './wording.ts'

const attempts = 3

export function SectionForm({
  profile,
  fields,
  lists,
  label,
  onSaved,
}: {
  profile: BusinessProfile
  fields: readonly Field[]
  lists: Lists
  label: string
  /** The profile as it is now: after saving, and when somebody else has saved. */
  onSaved: (profile: BusinessProfile) => void
}) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const decimal = decimalOf(useSite().locale)
  const { saved: done, failed } = useOutcome()
  const [changes, setChanges, clear] = useDraft<Changes>('edit', {})
  const [refused, setRefused] = useState<Problems>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<string[]>([])
  const summary = useRef<HTMLDivElement>(null)

  const shownOf = (one: BusinessProfile) => valuesOf(one, fields, decimal)
  const saved = shownOf(profile)
  const values = withChanges(saved, changes)
  const isDialCode = (digits: string) => lists.dialCodes.includes(digits)
  const known = { isDialCode, year: new Date().getFullYear(), decimal }
  const found = problemsOf(fields, values, known)
  const problems = { ...refused, ...found }
  const shown = Object.fromEntries(Object.entries(problems).filter(([path]) => tried > 0 || left.has(path)))
  const problem = useProblemWords(shown)
  const changed = Object.keys(changes).length > 0
  const both = fields.filter((field) => partsOf(field).some((part) => conflicts.includes(part)))
  const asksCategories = conflicts.includes('general.categories')
  const ofMine = useCategories(asksCategories ? (values['general.industry'] ?? '') : '')
  const ofTheirs = profile.general.categories.map(({ industryID, id, name }) => ({
    value: `${industryID}.${id}`,
    text: name,
  }))
  const categories = [...ofMine, ...ofTheirs]
  const wrong = tried > 0 ? fields.filter(({ path }) => shown[path]) : []

  useEffect(() => {
    if (tried > 0) summary.current?.focus()
  }, [tried])

  async function send(wanted: Changes, over: BusinessProfile, attempt = 1): Promise<void> {
    const body = bodyOf(fields, wanted, withChanges(shownOf(over), wanted), decimal)
    try {
      const params = { id: over.businessID }
      const next = await api.businesses.change({ params, body: { ...body, version: over.version } })
      clear()
      setTried(0)
      setLeft(new Set())
      onSaved(next)
      done()
    } catch (error) {
      if (!(error instanceof Refusal) || error.name !== 'Conflict' || attempt === attempts) throw error
      const { data: fresh } = await api.businesses.read({ params: { id: over.businessID } })
      onSaved(fresh)
      const both = conflictsOf(wanted, shownOf(fresh))
      if (both.length > 0) return setConflicts(both)
      await send(wanted, fresh, attempt + 1)
    }
  }

  async function attemptSave(wanted: Changes): Promise<void> {
    setBusy(true)
    try {
      await send(wanted, profile)
    } catch (error) {
      failed(error)
      const named = refusedOf(fields, error instanceof Refusal ? error.fields : undefined)
      setRefused(named)
      if (Object.keys(named).length > 0) setTried((before) => before + 1)
    } finally {
      setBusy(false)
    }
  }

  function save(event: SubmitEvent): void {
    event.preventDefault()
    if (Object.keys(found).length > 0) return setTried(tried + 1)
    if (!changed) return done(t`Nothing has changed.`)
    // A draft may be older than what is saved by now.
    const both = conflictsOf(changes, saved)
    if (both.length > 0) return setConflicts(both)
    void attemptSave(changes)
  }

  /** Of the fields that both changed, those named stay as typed here. */
  function resolve(mine: ReadonlySet<string>): void {
    const kept = Object.entries(changes).filter(([path]) => !conflicts.includes(path) || mine.has(path))
    const next = Object.fromEntries(kept.map(([path, { now }]) => [path, { was: saved[path] ?? '', now }]))
    setConflicts([])
    if (Object.keys(next).length === 0) return discard()
    setChanges(next)
    void attemptSave(next)
  }

  function discard(): void {
    clear()
    setRefused({})
    setTried(0)
    setLeft(new Set())
  }

  const inputs = {
    values,
    lists,
    problem,
    change(path: string, value: string) {
      setChanges(changedBy(changes, saved, path, value))
      setRefused(({ [path]: _, ...others }) => others)
    },
    leave: (path: string) => setLeft((before) => new Set(before).add(path)),
  }
  return (
    <form onSubmit={save} noValidate aria-label={label}>
      <Unsaved changed={changed && !busy} />
      <div className={styles.inside}>
        {wrong.length > 0 && (
          <Note look="bad" role="alert" tabIndex={-1} ref={summary} className={styles.problems}>
            <b>
              <Plural value={wrong.length} one="One field needs a correction" other="# fields need a correction" />
            </b>
            <ul>
              {wrong.map((field) => (
                <li key={field.path}>
                  <a href={`#${partsOf(field)[0]}`}>
                    {i18n._(field.label)}: {problem(field.path)}
                  </a>
                </li>
              ))}
            </ul>
          </Note>
        )}
        <div className={styles.grid}>
          {fields.map((field) => (
            <div key={field.path} className={field.wide ? styles.all : undefined}>
              <FieldInput field={field} inputs={inputs} />
            </div>
          ))}
        </div>
      </div>
      <SaveBar
        note={changed ? t`Draft kept on this device` : undefined}
        save={t`Save changes`}
        discard={t`Discard`}
        onDiscard={changed ? discard : undefined}
        busy={busy}
      />
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={both.map((field) => ({
            name: field.path,
            label: i18n._(field.label),
            mine: wordingOf(field, values, lists, categories),
            theirs: wordingOf(field, saved, lists, categories),
          }))}
          onClose={() => setConflicts([])}
          onResolve={(mine) => resolve(new Set(both.filter(({ path }) => mine.has(path)).flatMap(partsOf)))}
        />
      )}
    </form>
  )
}
