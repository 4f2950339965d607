// /business/{id}/edit/products/import: a table of products comes in, step by step, and nothing is changed before it is started.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { mayDo } from '#contract/access.ts'
import { useOutcome } from '#web/failure-words.ts'
import { later } from '#web/later.ts'
import { asked, useSite, type Meta } from '#web/page.ts'
import { idOf } from '#web/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from '#web/routing.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Bar } from '#web/ui/Ranges.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './ImportPage.module.css'
import { type Progress, useImport } from './useImport.ts'

const Columns = later(async () => (await import('./Columns.tsx')).Columns)
const Checked = later(async () => (await import('./Checked.tsx')).Checked)
const Carried = later(async () => (await import('./Carried.tsx')).Carried)

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = asked(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data: business, session } = await api.businesses.read({ params: { id }, signal })
  if (!mayDo('editProducts', session.access)) return redirectTo(paths.business(business))
  return { business, ...(await api.catalogues.imports({ query: { businessID: id }, signal })) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Import products`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { business, imports, mapping } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { failed } = useOutcome()
  const [busy, setBusy] = useState(false)
  const running = imports.find(({ status }) => status === 'waiting' || status === 'running')
  const importing = useImport(business.businessID, { remembered: mapping, running })
  const { step, progress } = importing
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // What comes next stands at the top, and is read out.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  async function doing(work: Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work
    } catch (error) {
      if ((error as Error).name !== 'AbortError') failed(error)
    } finally {
      setBusy(false)
    }
  }

  const steps = { file: t`File`, columns: t`Columns`, checked: t`Check`, carried: t`Import` }
  const parts = { business, importing, busy, doing }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { name: business.general.companyName, href: paths.business(business) },
          { name: t`Catalogue`, href: paths.catalogue(business) },
          { name: t`Import` },
        ]}
      />
      <h1 ref={heading} tabIndex={-1}>{t`Import products`}</h1>
      <ol className={styles.steps} aria-label={t`Steps`}>
        {Object.entries(steps).map(([name, label]) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      {progress ? (
        <Underway progress={progress} onStop={importing.stop} />
      ) : step === 'file' ? (
        <ChooseFile {...parts} imports={imports} />
      ) : (
        <Suspense>
          {step === 'columns' && <Columns {...parts} />}
          {step === 'checked' && <Checked {...parts} />}
          {step === 'carried' && <Carried {...parts} />}
        </Suspense>
      )}
    </div>
  )
}

export type Parts = {
  business: Awaited<ReturnType<typeof loader>>['business']
  importing: ReturnType<typeof useImport>
  busy: boolean
  /** Shows that something goes on, and says what went wrong. */
  doing: (work: Promise<unknown>) => Promise<void>
}

function Underway({ progress: { what, done, total }, onStop }: { progress: Progress; onStop: () => void }) {
  const { t } = useLingui()
  const texts = { rows: t`Sending rows…`, check: t`Checking all rows…`, pictures: t`Sending pictures…` }
  return (
    <div className={styles.underway}>
      <p role="status">{texts[what]}</p>
      {total > 0 && (
        <p className="num muted">
          <Trans>
            {done} of {total}
          </Trans>
        </p>
      )}
      <Bar solid={total > 0 ? (done / total) * 100 : 100} label={texts[what]} />
      <div className="row">
        <Button onClick={onStop}>{t`Cancel`}</Button>
      </div>
    </div>
  )
}
