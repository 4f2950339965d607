// Another company, found by its name.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useField } from '#web/foundation/form/form-context.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { Partner } from '../load.ts'
import styles from '../Territories.module.css'

const typingPause = 300 // ms

type Props = {
  name: string
  label: string
  chosen: Partner | undefined
  onChosen: (partner: Partner | undefined) => void
}

export function PartnerField({ name, label, chosen, onChosen }: Props) {
  const { t } = useLingui()
  const { id, error, onChange, onBlur, ref } = useField<string>(name, label)
  const { text, found, setText } = useFound()
  function choose(partner: Partner | undefined): void {
    onChange(partner?.businessID ?? '')
    onChosen(partner)
    setText('')
  }
  if (chosen)
    return (
      <div>
        <p className="semi">{label}</p>
        <p className="row">
          <span>
            <Flag emoji={chosen.country.emoji} /> <UserText text={chosen.companyName} />
          </span>
          <Button look="ghost" onClick={() => choose(undefined)}>
            <Trans comment="another company instead">Change</Trans>
          </Button>
        </p>
      </div>
    )
  return (
    <div>
      <Field
        id={id}
        ref={ref}
        label={label}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        error={error}
        hint={t`Type the name of the company, and choose it.`}
        onBlur={onBlur}
        onChange={(event) => setText(event.target.value)}
      />
      {found && (
        <ul className={styles.found} aria-label={t`Companies found`}>
          {found.map((one) => (
            <li key={one.businessID}>
              <Button look="ghost" onClick={() => choose(one)}>
                <Flag emoji={one.country.emoji} /> <UserText text={one.companyName} />
              </Button>
            </li>
          ))}
          {found.length === 0 && (
            <li className="muted small">
              <Trans>No company of this name was found.</Trans>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function useFound() {
  const api = useApi()
  const { portal } = useSite()
  const [text, write] = useState('')
  const [found, setFound] = useState<Partner[]>()
  const asking = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController }>(undefined)
  function setText(next: string): void {
    write(next)
    clearTimeout(asking.current?.timer)
    asking.current?.controller.abort()
    const q = next.trim()
    if (q.length < 2) return setFound(undefined)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      api.search.suggest({ query: { q, portal: portal.key }, signal }).then(
        ({ businesses }) => void (signal.aborted || setFound(businesses)),
        () => signal.aborted || setFound(undefined),
      )
    }, typingPause)
    asking.current = { timer, controller }
  }
  return { text, found, setText }
}
