// Completion list of an external, focused field.
import { use, useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Autocomplete, FieldInputContext, ListBox, Popover, type PopoverProps } from 'react-aria-components'
import { Aria } from '#web/ui/Aria.tsx'
import styles from './Completion.module.css'
import list from './ListBox.module.css'

type TextField = HTMLInputElement | HTMLTextAreaElement
/** Handled keys are `defaultPrevented`. */
export type CompletionField = {
  'aria-autocomplete': 'list'
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
  onKeyDown: (event: KeyboardEvent<TextField>) => void
}
const moves = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter', 'Escape'])

type CompletionInput = CompletionField & { ref: RefObject<TextField | null>; onChange: (text: string) => void }

/**
 * `version` identifies the options. `takeFirst`: Enter picks the first. `onTake` gets ids of non-link options.
 * `onField` gets the field's props, finally undefined.
 */
export function Completion({
  field,
  onField,
  label,
  version,
  takeFirst = false,
  placement = 'bottom start',
  className,
  onTake,
  onClose,
  children,
}: {
  field: RefObject<TextField | null>
  onField: (props: CompletionField | undefined) => void
  label: string
  version: string
  takeFirst?: boolean
  placement?: PopoverProps['placement']
  className?: string
  onTake?: (id: string) => void
  onClose: () => void
  children: ReactNode
}) {
  // Users navigating by landmarks would miss it elsewhere.
  const landmark = field.current?.closest('main, header, [role=dialog]')
  return (
    <Aria>
      <Autocomplete disableAutoFocusFirst={!takeFirst}>
        <Bridge field={field} onField={onField} />
        <Popover
          className={`panel ${styles.layer} ${className ?? ''}`}
          triggerRef={field}
          placement={placement}
          offset={6}
          isNonModal
          {...(landmark && { UNSTABLE_portalContainer: landmark })}
          isOpen
          onOpenChange={onClose}
        >
          <ListBox
            key={version}
            className={`${list.list} ${styles.list}`}
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- marks the first option
            autoFocus={takeFirst && 'first'}
            selectionMode={onTake ? 'single' : 'none'}
            selectedKeys={[]}
            shouldFocusOnHover
            shouldFocusWrap
            shouldSelectOnPressUp
            onSelectionChange={(keys) => keys !== 'all' && [...keys].forEach((key) => onTake?.(String(key)))}
          >
            {children}
          </ListBox>
        </Popover>
      </Autocomplete>
    </Aria>
  )
}

function Bridge({
  field,
  onField,
}: {
  field: RefObject<TextField | null>
  onField: (props: CompletionField | undefined) => void
}) {
  const given = use(FieldInputContext) as unknown as CompletionInput
  const { 'aria-controls': controls, 'aria-activedescendant': active } = given
  const now = useRef({ given, onField })
  useLayoutEffect(() => {
    now.current = { given, onField }
    // oxlint-disable-next-line react/immutability -- a ref to be filled
    given.ref.current = field.current
  })
  useEffect(() => {
    const element = field.current
    const onInput = () => now.current.given.onChange(element?.value ?? '')
    element?.addEventListener('input', onInput)
    return () => {
      element?.removeEventListener('input', onInput)
      now.current.onField(undefined)
    }
  }, [field])
  useEffect(() => {
    now.current.onField({
      'aria-autocomplete': 'list',
      'aria-controls': controls,
      'aria-activedescendant': active,
      onKeyDown: (event) => void (moves.has(event.key) && now.current.given.onKeyDown?.(event)),
    })
  }, [controls, active])
  return null
}
