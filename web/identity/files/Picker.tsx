// File picker by dialog, drop or paste.
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import type { IconName } from '#web/ui/icons.ts'
import styles from './Picker.module.css'

export function Picker({
  action,
  icon,
  name,
  accept,
  many = false,
  described,
  invalid,
  busy = false,
  onFiles,
  aside,
  children,
}: {
  action: string
  icon: IconName
  name: string
  accept: string
  many?: boolean
  described: string
  invalid?: boolean
  busy?: boolean
  onFiles: (files: File[]) => void
  aside?: ReactNode
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  function take(list: FileList | null | undefined): boolean {
    const files = [...(list ?? [])].slice(0, many ? undefined : 1)
    if (files.length > 0 && !busy) onFiles(files)
    return files.length > 0
  }
  return (
    <div
      className={styles.picker}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (take(event.dataTransfer.files)) event.preventDefault()
      }}
      onPaste={(event) => take(event.clipboardData.files) && event.preventDefault()}
    >
      {children}
      <div className={styles.actions}>
        <Button icon={icon} aria-describedby={described} disabled={busy} onClick={() => input.current?.click()}>
          {action}
          <span className="sr"> {name}</span>
        </Button>
        {aside}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={accept}
        multiple={many}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
