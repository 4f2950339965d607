// Native select with React Aria's list, where there is no touch.
import {
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { ListSize, Option } from './ListBox.tsx'
import { loadOnReach } from '#web/ui/load-on-reach.ts'

const list = loadOnReach(async () => (await import('./SelectList.tsx')).SelectList)

export type EnhancedSelectProps = ComponentProps<'select'> & {
  label: string
  findLabel?: string | undefined
  noneLabel?: string | undefined
  listSize?: ListSize
  optionOf?: ((option: HTMLOptionElement) => Option) | undefined
}

/** `children`, or inner HTML: native options. */
export function EnhancedSelect({
  ref,
  label,
  findLabel,
  noneLabel,
  listSize,
  optionOf = plain,
  ...rest
}: EnhancedSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  useImperativeHandle(ref, () => select.current!, [])
  /** The list is open while they are there. */
  const [options, setOptions] = useState<Option[]>()
  const List = list.current

  function load(): void {
    if (matchMedia('(hover: hover)').matches) void list.load()
  }
  /** The press may precede loading. */
  async function openList(event: MouseEvent | KeyboardEvent): Promise<void> {
    if (!matchMedia('(hover: hover)').matches) return
    event.preventDefault()
    select.current?.focus()
    await list.load()
    if (!list.current) return
    setOptions([...(select.current?.options ?? [])].map(optionOf))
  }
  function onMouseDown(event: MouseEvent): void {
    if (event.button === 0) void openList(event)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown')) void openList(event)
  }
  function close(value: string | undefined): void {
    setOptions(undefined)
    if (!select.current || value === undefined || value === select.current.value) return
    select.current.value = value
    for (const type of ['input', 'change']) select.current.dispatchEvent(new Event(type, { bubbles: true }))
  }
  /** Focus in the list still belongs to the select. */
  function onBlur(event: FocusEvent<HTMLSelectElement>): void {
    if (options) event.stopPropagation()
    else rest.onBlur?.(event)
  }
  return (
    <>
      <select
        {...rest}
        ref={select}
        aria-expanded={options ? true : undefined}
        onPointerEnter={load}
        onMouseDown={onMouseDown}
        onKeyDown={onKeyDown}
        onFocus={(event) => (load(), rest.onFocus?.(event))}
        onBlur={onBlur}
      />
      {options && List && (
        <List
          select={select}
          label={label}
          options={options}
          size={listSize}
          findLabel={findLabel}
          noneLabel={noneLabel}
          onClose={close}
        />
      )}
    </>
  )
}

function plain({ value, text, disabled, dataset }: HTMLOptionElement): Option {
  return { value, text: dataset['text'] ?? text, more: dataset['more'], flag: dataset['flag'], disabled }
}
