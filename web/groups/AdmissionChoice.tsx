// Who gets into a group: everybody, or whom a moderator lets in.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Group } from '#contract/groups.ts'
import styles from './GroupForm.module.css'

type Admission = Group['admission']

export function AdmissionChoice({ value, onChange }: { value: Admission; onChange: (value: Admission) => void }) {
  const choice = (one: Admission, name: ReactNode, about: ReactNode) => (
    <label>
      <input type="radio" name="admission" value={one} checked={value === one} onChange={() => onChange(one)} />
      <span>{name}</span>
      <small>{about}</small>
    </label>
  )
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Who gets in</Trans>
      </legend>
      {choice(
        'open',
        <Trans comment="a group that everybody may join">Open group</Trans>,
        <Trans>Everybody joins at once. Who is signed in reads and comments, members post.</Trans>,
      )}
      {choice(
        'approval',
        <Trans comment="a group whose moderators let people in">By approval</Trans>,
        <Trans>You and your moderators let people in. Only members read what is said.</Trans>,
      )}
    </fieldset>
  )
}
