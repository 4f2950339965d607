// /admin/translations/glossary: terms.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { ownNames } from '#contract/foundation/locales.ts'
import type { GlossaryEntry } from '#contract/foundation/translations/translations.ts'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { TableFilters } from '../table/TableFilters.tsx'
import { tableLoader } from '../table/loader.ts'
import { TermMark } from './names.tsx'
import { TermAct, type TermActName } from './TermAct.tsx'
import { TermDialog } from './TermDialog.tsx'
import { TranslationsNav } from './TranslationsNav.tsx'

export const loader = tableLoader((api) => api.translations.terms)

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)({ message: 'Glossary of trade', context: 'a page' }),
  description: '',
  noindex: true,
})

type Act = { term: GlossaryEntry; act: TermActName }

export function Component() {
  const { data, total } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const [edited, setEdited] = useState<GlossaryEntry | 'new'>()
  const [asked, setAsked] = useState<Act>()
  return (
    <ConsoleView
      title={t({ message: 'Glossary of trade', context: 'a page' })}
      note={
        <Trans>
          Terms that services have to use. Texts that name a changed term are translated anew when they are next asked
          for, all others stay.
        </Trans>
      }
      aside={
        <Button look="primary" icon={IconPlus} onClick={() => setEdited('new')}>
          {t`Add a term`}
        </Button>
      }
    >
      <TranslationsNav />
      <TableFilters search={t`Term, in any language`} />
      <DataTable
        label={t({ message: 'Glossary of trade', context: 'a page' })}
        columns={useColumns(setEdited, setAsked)}
        rows={data}
        total={total}
        rowKey={({ en }) => en}
        usualSort="en"
      />
      {edited && <TermDialog term={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {asked && <TermAct {...asked} onClose={() => setAsked(undefined)} />}
    </ConsoleView>
  )
}

function useColumns(onEdit: (term: GlossaryEntry) => void, onAsk: (act: Act) => void): Column<GlossaryEntry>[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const others = (['es', 'it', 'zh', 'de'] as const).map((locale) => ({
    key: locale,
    label: ownNames[locale],
    cell: (term: GlossaryEntry) => term[locale] && <span lang={locale}>{term[locale]}</span>,
  }))
  return [
    { key: 'en', label: ownNames.en, main: true, cell: ({ en }) => <span lang="en">{en}</span> },
    ...others,
    {
      key: 'state',
      label: t`Status`,
      cell: ({ state, changedAt }) => (
        <>
          <TermMark state={state} />
          {changedAt && <p className="muted small nowrap">{formats.moment(changedAt)}</p>}
        </>
      ),
    },
    {
      key: 'acts',
      label: t`Actions`,
      cell: (term) => (
        <span className="row">
          <Button onClick={() => onEdit(term)}>
            {t`Change`}
            <span className="sr"> {term.en}</span>
          </Button>
          {term.state !== 'removed' && (
            <Button onClick={() => onAsk({ term, act: 'remove' })}>
              {t`Remove`}
              <span className="sr"> {term.en}</span>
            </Button>
          )}
          {(term.state === 'changed' || term.state === 'removed') && (
            <Button onClick={() => onAsk({ term, act: 'restore' })}>
              {t({ message: 'Restore', comment: 'a term of the glossary' })}
              <span className="sr"> {term.en}</span>
            </Button>
          )}
        </span>
      ),
    },
  ]
}
