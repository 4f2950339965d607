// The form of a product, kept as a draft on the device. What somebody else saved meanwhile is never overwritten unseen: other fields
// are kept as they saved them, the same field asks.
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { BusinessProfile } from '#contract/businesses.ts'
import { decimalOf } from '#contract/numbers.ts'
import type { Product } from '#contract/products.ts'
import { Refusal } from '#kit/refusal.ts'
import { ConflictDialog } from '#web/ConflictDialog.tsx'
import { useDraft } from '#web/draft.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { useNavigate } from '#web/routing.ts'
import { useSending } from '#web/sending.ts'
import { Note } from '#web/ui/Note.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import { Unsaved } from '#web/unsaved.tsx'
import type { Lists } from '../EditProductPage.tsx'
import { changedBy, type Changes, conflictsOf, resolvedBy, withChanges } from './changes.ts'
import { About, Media, Trade } from './Fields.tsx'
import styles from './Fields.module.css'
import type { Form } from './Inputs.tsx'
import { bodyOf, changesOf, type Name, type Problems, problemsOf, refusedOf, valuesOf } from './product-form.ts'
import { useTree } from './tree.ts'
import { useWording } from './wording.tsx'
import { useFieldNames, useProblemWords } from './words.ts'

const attempts = 3

export function ProductForm({
  business: { businessID, general },
  product,
  lists,
  title,
  onSaved,
}: {
  business: BusinessProfile
  /** None: a new one. */
  product: Product | undefined
  lists: Lists
  title: string
  /** The product as it is now: after saving, and when somebody else has saved. */
  onSaved: (product: Product) => void
}) {
  const { t } = useLingui()
  const { locale, paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { saved: done, failed } = useOutcome()
  const [changes, setChanges, clear] = useDraft<Changes>('changes', {})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [sending, setSending] = useState(0)
  const { idOf, arrived } = useSending()
  const [conflicts, setConflicts] = useState<Name[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const words = useProblemWords()
  const nameOf = useFieldNames()

  const decimal = decimalOf(locale)
  const shownOf = (one: Product | undefined) => valuesOf(one, general.industry.id, decimal)
  const saved = shownOf(product)
  const values = withChanges(saved, changes)
  const tree = useTree(values.industry, values.category)
  const wording = useWording(lists, tree.categories, product)
  const found = problemsOf(values, decimal)
  const changed = Object.keys(changes).length > 0
  const problems = { ...refused, ...found }
  const wrong = tried > 0 ? Object.keys(problems) : []
  const problem = (path: string) => problems[path] && words(problems[path])

  useEffect(() => {
    if (tried > 0) summary.current?.focus()
  }, [tried])

  const form: Form = {
    values,
    businessID,
    change(part) {
      setChanges(changedBy(changes, saved, part))
      setRefused(Object.fromEntries(Object.entries(refused).filter(([path]) => !(path.split('.')[0]! in part))))
    },
    problem: (path) => (tried > 0 || left.has(path) ? problem(path) : undefined),
    leave: (name) => setLeft((earlier) => new Set(earlier).add(name)),
    onBusy: (on) => setSending((count) => count + (on ? 1 : count > 0 ? -1 : 0)),
  }

  function discard(): void {
    clear()
    setRefused({})
    setTried(0)
    setLeft(new Set())
  }

  async function change(wanted: Changes, over: Product, attempt = 1): Promise<void> {
    const upon = shownOf(over)
    const sent = changesOf(bodyOf(withChanges(upon, wanted), decimal), bodyOf(upon, decimal))
    try {
      const params = { productID: over.productID }
      onSaved(await api.products.change({ params, body: { ...sent, version: over.version } }))
      discard()
      done()
    } catch (error) {
      const isOld = error instanceof Refusal && error.name === 'Conflict' && !error.fields?.['status']
      if (!isOld || attempt === attempts) throw error
      const fresh = await api.products.read({ params: { id: over.productID } })
      onSaved(fresh)
      const both = conflictsOf(wanted, shownOf(fresh))
      if (both.length > 0) return setConflicts(both)
      await change(wanted, fresh, attempt + 1)
    }
  }

  async function create(): Promise<void> {
    const body = { businessID, ...bodyOf(values, decimal) }
    const { productID } = await api.products.create({ body, key: idOf(body) })
    arrived()
    discard()
    done()
    navigate(paths.catalogue({ businessID }, { added: productID }))
  }

  async function send(wanted: Changes): Promise<void> {
    setBusy(true)
    try {
      await (product ? change(wanted, product) : create())
    } catch (error) {
      const { name = '', fields = {} } = error instanceof Refusal ? error : {}
      const isFull = name === 'Conflict' && fields['status'] !== undefined
      failed(error, isFull ? words('full') : undefined)
      setRefused(isFull ? { status: 'full' } : refusedOf(fields))
      if (Object.keys(fields).length > 0) setTried((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  function save(event: SubmitEvent): void {
    event.preventDefault()
    if (Object.keys(found).length > 0) return setTried(tried + 1)
    if (product && !changed) return done(t`Nothing has changed.`)
    // A draft may be older than what is saved by now.
    const both = product ? conflictsOf(changes, saved) : []
    if (both.length > 0) return setConflicts(both)
    void send(changes)
  }

  function resolve(mine: ReadonlySet<string>): void {
    const next = resolvedBy(changes, saved, conflicts, mine)
    setConflicts([])
    if (Object.keys(next).length === 0) return discard()
    setChanges(next)
    void send(next)
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label={title}>
      <Unsaved changed={changed && !busy} />
      {wrong.length > 0 && (
        <Note look="bad" role="alert" tabIndex={-1} ref={summary}>
          <b>
            <Plural value={wrong.length} one="One field needs a correction" other="# fields need a correction" />
          </b>
          <ul>
            {wrong.map((path) => (
              <li key={path}>
                <a href={`#${path}`}>
                  {nameOf(path)}: {problem(path)}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <About form={form} lists={lists} tree={tree} />
      <Media form={form} />
      <Trade form={form} lists={lists} />
      <SaveBar
        note={changed ? t`Draft kept on this device` : undefined}
        save={product ? t`Save changes` : t`Add product`}
        discard={t`Discard`}
        onDiscard={changed ? discard : undefined}
        busy={busy}
        disabled={sending > 0}
      />
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts.map((name) => ({
            name,
            label: nameOf(name),
            mine: wording(name, values),
            theirs: wording(name, saved),
          }))}
          onClose={() => setConflicts([])}
          onResolve={resolve}
        />
      )}
    </form>
  )
}
