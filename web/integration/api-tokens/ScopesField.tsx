// API token scopes by area.
import { Trans, useLingui } from '@lingui/react/macro'
import { areas, type Area, readAreas, type Scope } from '#contract/identity/scopes.ts'
import { useField } from '#web/foundation/form/form-context.ts'
import { Below, Select } from '#web/ui/controls/Field.tsx'
import styles from './ApiTokensPage.module.css'
import { areaNames } from './scope-names.ts'

export function ScopesField({ name, label }: { name: string; label: string }) {
  const { t, i18n } = useLingui()
  const { id, value, error, onChange, onBlur, ref } = useField<Scope[]>(name, label, (scopes) => scopes.join(', '))
  function choose(area: Area, kind: string): void {
    const others = value.filter((scope) => !scope.startsWith(`${area}:`))
    onChange(kind ? [...others, `${area}:${kind}` as Scope] : others)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when the focus leaves the fields inside
    <fieldset className={styles.scopes} aria-describedby={error && `${id}-hint`} onBlur={onBlur}>
      <legend>{label}</legend>
      {areas.map((area, at) => {
        const { title, hint } = areaNames[area]
        return (
          <div key={area} className={styles.scope}>
            <div>
              <b className="semi">{i18n._(title)}</b>
              <p className="muted small">{i18n._(hint)}</p>
            </div>
            <Select
              {...(at === 0 && { id, ref })}
              label={i18n._(title)}
              value={value.find((scope) => scope.startsWith(`${area}:`))?.split(':')[1] ?? ''}
              onChange={(event) => choose(area, event.target.value)}
            >
              <option value="">{t({ message: 'No access', comment: 'of an API token to an area' })}</option>
              <option value="read">{t({ message: 'Read', context: 'scope of an API token' })}</option>
              {!readAreas.has(area) && (
                <option value="write">{t({ message: 'Read and write', comment: 'scope of an API token' })}</option>
              )}
            </Select>
          </div>
        )
      })}
      <Below id={`${id}-hint`} error={error} />
      <p className="muted small">
        <Trans>
          What is public needs no scope. Members, verification, payments and the account itself stay closed.
        </Trans>
      </p>
    </fieldset>
  )
}
