// Form element. `action` lets it post without scripts.
import { Suspense, useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { FormProvider, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormContext } from './form-context.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useHydrated } from './use-hydrated.ts'
import type { ServerForm } from './use-server-form.ts'

const ConflictDialog = lazyComponent(async () => (await import('./ConflictDialog.tsx')).ConflictDialog)

type Props<V extends FieldValues, B> = {
  form: ServerForm<V, B>
  label?: string
  className?: string | undefined
  formID?: string
  /** Target without scripts. Fields must have the names the call expects. */
  action?: string
  hidden?: Record<string, string | undefined>
  children: ReactNode
}

export function Form<V extends FieldValues, B>({
  form,
  label,
  className,
  formID,
  action,
  hidden = {},
  children,
}: Props<V, B>) {
  const { locale } = useSite()
  const isHydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const isProgressive = action !== undefined

  function adoptTyped(): void {
    if (isProgressive && element.current) adopt(element.current, form)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: for what was typed before scripts ran
  useEffect(adoptTyped, [])
  function onSubmit(event: FormEvent): void {
    // Autofill: some browsers fire no event.
    adoptTyped()
    form.submit(event)
  }
  return (
    <>
      <form
        ref={element}
        {...(formID && { id: formID })}
        {...(isProgressive && { name: form.id, method: 'post', action })}
        className={className}
        aria-label={label}
        noValidate={!isProgressive || isHydrated}
        onSubmit={onSubmit}
      >
        {isProgressive && <input type="hidden" name="lang" value={locale} />}
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FormProvider {...form}>
          <FormContext value={form}>
            {form.summary && <ErrorSummary title={form.summary} attempts={form.attempts} failure={form.failure} />}
            {children}
          </FormContext>
        </FormProvider>
      </form>
      {form.asksBeforeLeaving && <UnsavedChanges when={form.changed && !form.busy} />}
      <Suspense>{form.conflict && <ConflictDialog {...form.conflict} />}</Suspense>
    </>
  )
}

/** Adopts texts and boxes that differ from the form's and the rendered values. */
function adopt<V extends FieldValues, B>(element: HTMLFormElement, form: ServerForm<V, B>): void {
  const typed = new FormData(element)
  const drawn = form.savedValues()
  for (const [name, value] of Object.entries(form.getValues())) {
    const now = typeof value === 'boolean' ? typed.has(name) : typed.get(name)
    if (typeof now === typeof value && now !== value && now !== drawn[name])
      form.setValue(name as FieldPath<V>, now as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true })
  }
}
