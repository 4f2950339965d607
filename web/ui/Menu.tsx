// A menu behind three dots: buttons in a native popover, which closes on Escape and when something else is pressed.
import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { dotsIcon } from './icons.ts'
import styles from './Menu.module.css'

/** `children` are buttons; they get the function that closes the menu. */
export function Menu({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <IconButton label={label} icon={dotsIcon} className={className} popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className={`panel ${styles.menu}`}>
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  )
}
