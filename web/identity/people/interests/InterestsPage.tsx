// /first-steps: three questions, then companies to follow. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import * as z from 'zod'
import { interestsMost } from '#contract/foundation/constants.ts'
import type { Interests } from '#contract/identity/people/people.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { readTree } from '#web/foundation/shell/menus/tree.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import styles from './InterestsPage.module.css'
import { ToFollow } from './ToFollow.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, signal } = loaderContext(args)
  const [interests, { countries }, industries] = await Promise.all([
    api.people.interests({ signal }),
    readReferenceLists(api, ['countries'], { locale, signal }),
    readTree(api, locale),
  ])
  const categories = industries.flatMap(({ text, categories: own }) =>
    own.map(({ id, name }) => ({ value: id, text: name, more: text })),
  )
  return {
    interests,
    categories,
    countries: countries.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, flag: emoji })),
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`First steps`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  const { interests } = useLoaderData<typeof loader>()
  const [answered, setAnswered] = useState<Interests>()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t`First steps`}</h1>
      <p className="muted">
        <Trans>
          Three questions. Your answers bring posts of these industries into your feed and propose companies; others do
          not see them.
        </Trans>
      </p>
      <Questions interests={interests} onAnswered={setAnswered} />
      {answered && <ToFollow key={JSON.stringify(answered)} interests={answered} />}
    </div>
  )
}

const chosen = z.array(z.string()).max(interestsMost)
const schema = z.object({ makes: chosen, buys: chosen, countries: chosen })

function Questions({ interests, onAnswered }: { interests: Interests; onAnswered: (answer: Interests) => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const { categories, countries } = useLoaderData<typeof loader>()
  const home = useHomeCountry()
  const form = useServerForm({
    schema,
    saved: {
      makes: interests.makes.map(({ id }) => id),
      buys: interests.buys.map(({ id }) => id),
      countries: interests.answered ? interests.countries.map(({ code }) => code) : home ? [home] : [],
    },
    draft: 'interests',
    asksBeforeLeaving: false,
    async submit(body) {
      onAnswered(await api.people.changeInterests({ body }))
    },
  })
  const most = t`Up to ${interestsMost}.`
  return (
    <Form form={form} className={styles.form} label={t`First steps`}>
      <MultiSelectField name="makes" label={t`What do you make or sell?`} options={categories} hint={most} />
      <MultiSelectField name="buys" label={t`What do you buy?`} options={categories} hint={most} />
      <MultiSelectField
        name="countries"
        label={t`In which countries do you sell or buy?`}
        options={countries}
        hint={most}
      />
      <div className="row">
        <SubmitButton look="main">
          <Trans>Save and see companies</Trans>
        </SubmitButton>
        <LinkButton look="ghost" href={paths.home()}>
          <Trans>Not now</Trans>
        </LinkButton>
      </div>
    </Form>
  )
}
