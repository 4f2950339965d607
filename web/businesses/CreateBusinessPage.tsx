// /business/create: what a business profile must have, and the two pictures it may have (2§2). What was typed is kept on the device.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { useDraft } from '#web/draft.ts'
import { useOutcome } from '#web/failure-words.ts'
import { PhotoField, type PhotoChange } from '#web/files/card.tsx'
import { asked, useApi, useSite, type Meta } from '#web/page.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '#web/routing.ts'
import { useSending } from '#web/sending.ts'
import { useSession } from '#web/session.ts'
import { Note } from '#web/ui/Note.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import { Unsaved } from '#web/unsaved.tsx'
import styles from './CreateBusinessPage.module.css'
import { newFields } from './edit/fields.ts'
import { FieldInput } from './edit/FieldInput.tsx'
import form from './edit/Form.module.css'
import { Alike } from './edit/Alike.tsx'
import { readLists } from './edit/lists.ts'
import { useProblemWords } from './edit/problems.ts'
import { listed, type Problems, problemsOf, type Values } from './edit/values.ts'

type Pictures = { profilePhoto?: PhotoChange | null; coverPhoto?: PhotoChange | null }

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, portal, signal } = asked(args)
  const lists = await readLists(api, newFields, { query: { lang: locale }, signal })
  return { lists, country: portal.country ?? '' }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Create business profile`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { lists, country } = useLoaderData<typeof loader>()
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const session = useSession()
  const { saved, failed } = useOutcome()
  const [typed, setTyped, clear] = useDraft<Values>('new', {})
  const [pictures, setPictures] = useState<Pictures>({})
  const [uploads, setUploads] = useState<Partial<Record<keyof Pictures, boolean>>>({})
  const [refused, setRefused] = useState<Problems>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  const values: Values = { country, ...typed }
  const found = problemsOf(newFields, values, { isDialCode: () => true, year: 0, decimal: '.' })
  if (lists.withStates.includes(values['country'] ?? '') && !values['state']) found['state'] = 'missing'
  const problems = { ...refused, ...found }
  const shown = Object.fromEntries(Object.entries(problems).filter(([path]) => tried > 0 || left.has(path)))
  const problem = useProblemWords(shown)
  const changed = Object.values(typed).some(Boolean)
  const [sent, setSent] = useState(false)
  const { idOf } = useSending()

  useEffect(() => {
    if (tried > 0) summary.current?.focus()
  }, [tried])

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (Object.keys(found).length > 0) return setTried(tried + 1)
    setBusy(true)
    try {
      const { categories, state, ...rest } = Object.fromEntries(
        newFields.map(({ path }) => [path, (values[path] ?? '').trim()]),
      )
      const photos = Object.fromEntries(
        Object.entries(pictures).flatMap(([name, one]) => (one ? [[name, one.token]] : [])),
      )
      const body = { ...rest, ...photos, ...(state && { state }), categories: listed(categories) }
      const made = await api.businesses.create({
        body: body as Parameters<typeof api.businesses.create>[0]['body'],
        key: idOf(body),
      })
      setSent(true)
      clear()
      saved()
      navigate(paths.business(made, { editMode: 1 }))
    } catch (error) {
      failed(error)
      const named = error instanceof Refusal ? Object.keys(error.fields ?? {}) : []
      setRefused(Object.fromEntries(named.map((name) => [name, 'refused'])))
      setTried(tried + 1)
    } finally {
      setBusy(false)
    }
  }

  const inputs = {
    values,
    lists,
    problem,
    change(path: string, value: string) {
      setTyped({ ...typed, [path]: value, ...(path === 'country' && { state: '' }) })
      setRefused(({ [path]: _, ...others }) => others)
    },
    leave: (path: string) => setLeft((before) => new Set(before).add(path)),
  }
  const picture = (name: keyof Pictures) => ({
    purpose: name,
    value: null,
    onChange: (one: PhotoChange | null) => setPictures((before) => ({ ...before, [name]: one })),
    onBusy: (on: boolean) => setUploads((before) => ({ ...before, [name]: on })),
  })
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1>{t`Create business profile`}</h1>
        <p className="muted">
          <Trans>Free, and found by search at once. Everything else can be added later.</Trans>
        </p>
      </div>
      {session && !session.emailVerified && (
        <Note look="warn">
          <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
        </Note>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => void create(event)}
        noValidate
        aria-label={t`Create business profile`}
      >
        <Unsaved changed={changed && !busy && !sent} />
        <div className={form.inside}>
          {tried > 0 && Object.keys(shown).length > 0 && (
            <Note look="bad" role="alert" tabIndex={-1} ref={summary}>
              <Trans>Complete all the information required to create your business profile.</Trans>
            </Note>
          )}
          <div className={form.grid}>
            {newFields.map((field) => (
              <div key={field.path} className={field.wide ? form.all : undefined}>
                <FieldInput field={field} inputs={inputs} />
                {field.path === 'companyName' && (
                  <Alike companyName={values['companyName'] ?? ''} country={values['country'] ?? ''} />
                )}
              </div>
            ))}
          </div>
          <PhotoField label={t`Logo`} shape="square" {...picture('profilePhoto')} />
          <PhotoField label={t`Cover picture`} shape="cover" {...picture('coverPhoto')} />
        </div>
        <SaveBar
          note={changed ? t`Draft kept on this device` : undefined}
          save={t`Create business profile`}
          discard={t`Discard`}
          onDiscard={changed ? clear : undefined}
          busy={busy}
          disabled={Object.values(uploads).includes(true)}
        />
      </form>
    </div>
  )
}
