// Console keys, and their switch.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Toggle } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from './Console.module.css'
import type { Section } from './sections.ts'
import { areShortcutsOn, switchShortcuts } from './use-shortcuts.ts'

export function ShortcutsDialog({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [on, setOn] = useState(areShortcutsOn)
  function change(next: boolean): void {
    switchShortcuts(next)
    setOn(next)
  }
  const lines: [keys: string[], text: string][] = [
    [['/'], t`Search`],
    [['↓', '↑'], t`Next and previous row of a table`],
    [['?'], t`These shortcuts`],
    ...sections.map(({ letter, text }): [string[], string] => [['g', letter], i18n._(text)]),
  ]
  return (
    <Dialog open onClose={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <Toggle label={t`Use single keys`} checked={on} onChange={(event) => change(event.target.checked)} />
      <dl className={styles.shortcuts}>
        {lines.map(([keys, text]) => (
          <div key={keys.join()}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
