// A form of the account pages: posts by itself where scripts don't run; with them it is judged while typed, sent in place, and says what
// went wrong without losing a letter.
import { useLingui } from '@lingui/react/macro'
import { createContext, use, useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import type { Refusal } from '#kit/refusal.ts'
import { useSite } from '../page.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { useFailureWords, useFaultWords, type FailureWords } from './fault-words.tsx'
import styles from './Form.module.css'
import type { Fault, Rule } from './rules.ts'

export type Values = Record<string, string>
type FormState = { faults: Record<string, Fault | undefined>; busy: boolean; wait: number; prefix: string }
const FormContext = createContext<FormState>({ faults: {}, busy: false, wait: 0, prefix: '' })

export const useFormState = (): FormState => use(FormContext)

/** True once scripts run: what can do nothing without them is drawn from then on. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => {
      const text = value as string
      return [name, /password/i.test(name) ? text : text.trim()]
    }),
  )
}

type Props = {
  /** Where it is posted to without scripts; also what its fields' ids begin with. */
  action: string
  /** Which fields are judged, in the order they stand. `labels` name them in the summary. */
  rules: Record<string, Rule>
  labels: Record<string, string>
  /** Sends what was typed; a thrown Refusal is shown. */
  send: (values: Values) => Promise<void>
  /** What a field is when the server refused it. */
  refused?: Record<string, Fault>
  /** Words for refusals that mean something particular here. */
  words?: FailureWords
  /** What went wrong before, when the form comes back from a post without scripts. */
  failed?: { name: string; wait?: number | undefined; fault?: [field: string, fault: Fault] | undefined } | undefined
  /** Sent along, unseen. */
  hidden?: Record<string, string | undefined>
  children: ReactNode
}

export function Form({ action, rules, labels, send, refused = {}, words = {}, failed, hidden = {}, children }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const faultWords = useFaultWords()
  const failureWords = useFailureWords(words)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [faults, setFaults] = useState<FormState['faults']>(failed?.fault ? { [failed.fault[0]]: failed.fault[1] } : {})
  const [failure, setFailure] = useState<{ name: string; wait?: number | undefined } | undefined>(failed)
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [wait, setWait] = useState(failed?.wait ?? 0)
  const alive = useAlive()
  const prefix = action.replace(/\W+/g, '-').slice(1)

  useEffect(() => {
    if (wait <= 0) return
    const tick = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(tick)
  }, [wait])
  useEffect(() => {
    if (tried > 0) summary.current?.focus()
  }, [tried])

  function judge(values: Values, names = Object.keys(rules)) {
    return Object.fromEntries(names.map((name) => [name, rules[name]!(values[name] ?? '')]))
  }
  function onBlur({ target, relatedTarget }: FocusEvent) {
    const { name } = target as EventTarget & HTMLInputElement
    const values = valuesOf(form.current!)
    // Somebody on the way to another page or to a button need not be told what is still missing.
    if (!values[name] || !rules[name] || (relatedTarget && !form.current!.contains(relatedTarget))) return
    setFaults((before) => ({ ...before, ...judge(values, [name]) }))
  }
  function onInput({ target }: FormEvent) {
    const { name } = target as EventTarget & HTMLInputElement
    if (!faults[name]) return
    setFailure(undefined)
    setFaults((before) => ({ ...before, ...judge(valuesOf(form.current!), [name]) }))
  }
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || wait > 0) return
    const values = valuesOf(event.currentTarget)
    const found = judge(values)
    setFaults(found)
    setFailure(undefined)
    if (Object.values(found).some(Boolean)) return setTried((times) => times + 1)
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      const { name = 'InternalError', fields = {}, retryAfter = 0 } = error as Partial<Refusal>
      const known = Object.keys(fields).filter((field) => rules[field])
      setFaults(Object.fromEntries(known.map((field) => [field, refused[field] ?? 'refused'])))
      if (known.length === 0 || name === 'Conflict') setFailure({ name, wait: Math.ceil(retryAfter) })
      setWait(Math.ceil(retryAfter))
      setTried((times) => times + 1)
    } finally {
      setBusy(false)
    }
  }

  const wrong = Object.keys(rules).filter((name) => faults[name])
  // What is taken already has a way out: it is said in place of the name of its field.
  const toldInSummary = failure?.name !== 'Conflict' && (tried > 0 || failed) ? wrong : []
  return (
    <form
      ref={form}
      className={styles.form}
      name={prefix}
      method="post"
      action={action}
      noValidate={alive}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onInput={onInput}
    >
      <input type="hidden" name="lang" value={locale} />
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {(failure || toldInSummary.length > 0) && (
        <Note look="bad" role="alert" tabIndex={-1} ref={summary}>
          {toldInSummary.length > 0 ? (
            <>
              <p>{t`Please check these fields:`}</p>
              <ul>
                {toldInSummary.map((name) => (
                  <li key={name}>
                    <a href={`#${prefix}-${name}`} data-reload>
                      {labels[name]}
                    </a>
                    {`: ${faultWords(faults[name]!)}`}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            failureWords(failure!.name, failure!.wait ?? 0)
          )}
        </Note>
      )}
      <FormContext value={{ faults, busy, wait, prefix }}>{children}</FormContext>
    </form>
  )
}

/** The form's one button. */
export function Submit({ children, look = 'main' }: { children: ReactNode; look?: 'main' | 'danger' | 'primary' }) {
  const { busy, wait } = useFormState()
  return (
    <Button type="submit" look={look} size="large" full busy={busy} disabled={wait > 0}>
      {children}
      {wait > 0 && <span className="num">({wait})</span>}
    </Button>
  )
}
