// Proposal of an NDA: kind, and the operator's text or an own PDF.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Locale, locales, ownNames } from '#contract/foundation/locales.ts'
import type { NdaKind } from '#contract/trade/ndas/states.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Picker, useUpload } from '#web/identity/files/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Below, Select } from '#web/ui/controls/Field.tsx'
import { IconPaperclip } from '#web/ui/icons.ts'
import { NdaText } from './NdaText.tsx'
import styles from './Ndas.module.css'

export type ProposalBody = {
  kind: NdaKind
  discloser: 'own' | 'other'
  text: 'operator' | 'own'
  lang?: Locale
  file?: { token: string }
}
type Props = { onPropose: (body: ProposalBody) => Promise<void> }
type SentText = { token: string; name: string }

export function ProposeForm({ onPropose }: Props) {
  const { t } = useLingui()
  const { showError } = useToasts()
  const [choice, setChoice] = useState<'own' | 'other' | 'mutual'>('own')
  const [isOwn, setIsOwn] = useState(false)
  const [lang, setLang] = useState<Locale>(useSite().locale)
  const [file, setFile] = useState<SentText>()
  const [busy, setBusy] = useState(false)
  const kind: NdaKind = choice === 'mutual' ? 'mutual' : 'oneWay'

  async function send(): Promise<void> {
    if (isOwn && !file) return
    setBusy(true)
    try {
      const discloser = choice === 'other' ? 'other' : 'own'
      await onPropose({
        kind,
        discloser,
        text: isOwn ? 'own' : 'operator',
        ...(isOwn ? file && { file: { token: file.token } } : { lang }),
      })
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.inside}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Choices
        legend={t`Who shows files?`}
        name="discloser"
        value={choice}
        options={[
          ['own', t`We show files, the other side keeps them secret`],
          ['other', t`The other side shows files, we keep them secret`],
          ['mutual', t`Both show files and keep those of the other secret`],
        ]}
        onChange={setChoice}
      />
      <Choices
        legend={t`Which text?`}
        name="text"
        value={isOwn ? 'own' : 'operator'}
        options={[
          ['operator', t`The text of this site`],
          ['own', t`Our own text, as a PDF`],
        ]}
        onChange={(text) => setIsOwn(text === 'own')}
      />
      {isOwn ? <OwnText file={file} onSent={setFile} /> : <OperatorText kind={kind} lang={lang} onChoose={setLang} />}
      <div>
        <Button look="primary" type="submit" busy={busy} disabled={isOwn && !file}>
          <Trans>Propose the NDA</Trans>
        </Button>
      </div>
    </form>
  )
}

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ legend, name, value, options, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

type OperatorWords = Awaited<ReturnType<ReturnType<typeof useApi>['ndas']['operatorText']>>

type OperatorProps = { kind: NdaKind; lang: Locale; onChoose: (lang: Locale) => void }

function OperatorText({ kind, lang, onChoose }: OperatorProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const [shown, setShown] = useState<{ kind: NdaKind; lang: Locale; words: OperatorWords }>()
  const isShown = shown?.kind === kind && shown.lang === lang
  async function show(): Promise<void> {
    try {
      setShown({ kind, lang, words: await api.ndas.operatorText({ params: { kind }, query: { lang } }) })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <>
      <Select
        visible
        className={styles.language}
        label={t`Language of the text`}
        value={lang}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Locale)}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownNames[one]}
          </option>
        ))}
      </Select>
      {isShown ? (
        <NdaText {...shown.words} lang={lang} />
      ) : (
        <div>
          <Button onClick={() => void show()}>
            <Trans>Read the text</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function OwnText({ file, onSent }: { file: SentText | undefined; onSent: (file: SentText) => void }) {
  const { t } = useLingui()
  const hintID = useId()
  const [name, setName] = useState('')
  const upload = useUpload(({ token }) => onSent({ token, name }))
  return (
    <Picker
      name={t`Our own text`}
      action={t`Choose a PDF`}
      icon={IconPaperclip}
      accept=".pdf"
      described={hintID}
      invalid={upload.error !== undefined}
      busy={upload.progress !== undefined}
      onFiles={([chosen]) => {
        if (!chosen) return
        setName(chosen.name)
        upload.start(chosen, { purpose: 'message', fileName: chosen.name })
      }}
    >
      {file && <bdi>{file.name}</bdi>}
      <Below
        id={hintID}
        hint={t`The other side reads and signs this file. Its SHA-256 stands in the copy.`}
        error={upload.error === undefined ? undefined : t`The file is damaged or of the wrong type.`}
      />
    </Picker>
  )
}
