// /profile/edit: the form over the own profile (2§2). What is typed is kept on the device until it is saved.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Refusal } from '#kit/refusal.ts'
import { useDraft } from '#web/draft.ts'
import { useOutcome, wordsFor } from '#web/failure-words.ts'
import type { PhotoChange } from '#web/files/card.tsx'
import { asked, useApi, useSite, type Meta } from '#web/page.ts'
import { useLoaderData, useNavigate, useRouting, type LoaderFunctionArgs } from '#web/routing.ts'
import { refreshProfile } from '#web/session.ts'
import { Unsaved } from '#web/unsaved.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import styles from './EditProfilePage.module.css'
import { bodyOf, changedBy, problemsOf, refusedOf, valuesOf, type Changes, type Problems } from './profile-form.ts'
import { ContactFields, NameFields, PersonalFields, PhotoFields, WorkFields } from './ProfileFields.tsx'

/** Pictures that were just sent; null takes the present one away. */
export type PhotoChanges = { profilePhoto?: PhotoChange | null; coverPhoto?: PhotoChange | null }

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, paths, redirectTo, signal } = asked(args)
  const query = { lang: locale }
  try {
    const [profile, countries, positions, types, genders, languages, industries] = await Promise.all([
      api.people.own({ signal }),
      api.reference.countries({ query, signal }),
      api.reference.jobPositions({ query, signal }),
      api.reference.businessTypes({ query, signal }),
      api.reference.genders({ query, signal }),
      api.reference.languages({ query, signal }),
      api.industries.list({ query, signal }),
    ])
    return { profile, lists: { countries, positions, types, genders, languages, industries } }
  } catch (error) {
    if (error instanceof TypeError) throw error
    return redirectTo(paths.home())
  }
}
export type Lists = Awaited<ReturnType<typeof loader>>['lists']

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Edit profile`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t, i18n } = useLingui()
  const { profile, lists } = useLoaderData<typeof loader>()
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { reload } = useRouting()
  const { saved: done, failed } = useOutcome()
  const [changes, setChanges, clear] = useDraft<Changes>('profile', {})
  const [photos, setPhotos] = useState<PhotoChanges>({})
  const [refused, setRefused] = useState<Problems>({})
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [uploads, setUploads] = useState<Partial<Record<keyof PhotoChanges, boolean>>>({})
  const [discarded, setDiscarded] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  const saved = valuesOf(profile)
  const values = { ...saved, ...changes }
  const today = new Date().toISOString().slice(0, 10)
  const found = problemsOf(values, new Set(lists.countries.map(({ dialCode }) => dialCode)), today)
  const problems: Problems = { ...refused, ...found }
  const shown = Object.fromEntries(Object.entries(problems).filter(([name]) => tried || left.has(name))) as Problems
  const changed = Object.keys(changes).length + Object.keys(photos).length > 0

  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tried, refused])

  const fields = {
    values,
    problems: shown,
    lists,
    change: ((name, value) => {
      setChanges(changedBy(changes, saved, name, value))
      setRefused(({ [name]: _, ...others }) => others)
    }) as FieldsOf['change'],
    leave: (name: string) => setLeft((before) => new Set(before).add(name)),
  }

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setTried(false)
    if (Object.keys(found).length > 0) return setTimeout(setTried, 0, true)
    setBusy(true)
    try {
      const { version } = profile
      const pictures = Object.entries(photos).map(([name, photo]) => [name, photo?.token ?? ''])
      await api.people.change({ body: { ...bodyOf(changes, values, saved), ...Object.fromEntries(pictures), version } })
      clear()
      setPhotos({})
      await refreshProfile()
      done(t`Profile data updated successfully.`)
      navigate(paths.profile())
    } catch (error) {
      const { name, fields: named } = error as Refusal
      failed(error, `${t`An error has occurred when trying to update`}: ${wordsFor(error, i18n)}`)
      setRefused(refusedOf(named))
      setTried(true)
      // It was changed elsewhere: what was typed here stays on top of what is there now.
      if (name === 'Conflict') reload()
    } finally {
      setBusy(false)
    }
    return undefined
  }

  function discard() {
    clear()
    setPhotos({})
    setRefused({})
    setTried(false)
    setLeft(new Set())
    setDiscarded(discarded + 1)
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t`Edit profile`}</h1>
      <form ref={form} className={styles.form} onSubmit={save} noValidate aria-label={t`Edit profile`}>
        <Unsaved changed={changed && !busy} />
        <PhotoFields
          key={discarded}
          profile={profile}
          photos={photos}
          problems={shown}
          onChange={(more) => {
            setPhotos({ ...photos, ...more })
            setRefused(({ profilePhoto: _, coverPhoto: __, ...others }) => others)
          }}
          onBusy={(name, on) => setUploads((before) => ({ ...before, [name]: on }))}
        />
        <NameFields {...fields} email={profile.email ?? ''} />
        <WorkFields {...fields} />
        <ContactFields {...fields} />
        <PersonalFields {...fields} />
        <SaveBar
          note={changed ? t`Draft kept on this device` : undefined}
          save={t`Save changes`}
          discard={t`Discard`}
          onDiscard={changed ? discard : undefined}
          busy={busy}
          disabled={Object.values(uploads).includes(true)}
        />
      </form>
    </div>
  )
}
type FieldsOf = Parameters<typeof NameFields>[0]
