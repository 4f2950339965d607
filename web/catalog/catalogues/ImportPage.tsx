// /business/{id}/edit/products/import.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { hasPermission } from '#contract/identity/access.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './ImportPage.module.css'
import { isUnderWay, type Progress, useImport } from './use-import.ts'

const Columns = lazyComponent(async () => (await import('./Columns.tsx')).Columns)
const Checked = lazyComponent(async () => (await import('./Checked.tsx')).Checked)
const Started = lazyComponent(async () => (await import('./Started.tsx')).Started)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data: business, session } = await api.businesses.read({ params: { id }, signal })
  if (!hasPermission('editProducts', session.access)) return redirectTo(paths.business(business))
  const [earlier, { currencies }] = await Promise.all([
    api.catalogues.imports({ query: { businessID: id }, signal }),
    readReferenceLists(api, ['currencies'], { locale, signal }),
  ])
  return { business, currencies, ...earlier }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Import products`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { business, currencies, imports, mapping } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const running = imports.find(isUnderWay)
  const importing = useImport(business.businessID, { remembered: mapping, running })
  const { step, progress } = importing
  const heading = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef(step)
  useEffect(() => {
    // Scrolls up and lets screen readers announce the step.
    if (previousStep.current !== step) heading.current?.focus()
    previousStep.current = step
  }, [step])

  async function run(work: Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work
    } catch (error) {
      if ((error as Error).name !== 'AbortError') showError(error)
    } finally {
      setBusy(false)
    }
  }

  const steps = { file: t`File`, columns: t`Columns`, checked: t`Check`, started: t`Import` }
  const props = { business, currencies, importing, busy, run }
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
        <ProgressBar progress={progress} onStop={importing.stop} />
      ) : step === 'file' ? (
        <ChooseFile {...props} imports={imports} />
      ) : (
        <Suspense>
          {step === 'columns' && <Columns {...props} />}
          {step === 'checked' && <Checked {...props} />}
          {step === 'started' && <Started {...props} />}
        </Suspense>
      )}
    </div>
  )
}

function ProgressBar({ progress: { task, done, total }, onStop }: { progress: Progress; onStop: () => void }) {
  const { t } = useLingui()
  const texts = { rows: t`Sending rows…`, check: t`Checking all rows…`, pictures: t`Sending pictures…` }
  return (
    <div className={styles.underway}>
      <LiveRegion>{texts[task]}</LiveRegion>
      {total > 0 && (
        <p className="num muted">
          <Trans>
            {done} of {total}
          </Trans>
        </p>
      )}
      <Bar solid={total > 0 ? (done / total) * 100 : 100} label={texts[task]} />
      <div className="row">
        <Button onClick={onStop}>{t`Cancel`}</Button>
      </div>
    </div>
  )
}
