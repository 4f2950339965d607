// What stands where something could not be loaded. Apart from the other states: few pages need it.
import { IconCloudOff } from '@tabler/icons-react'
import { Empty, type Shape } from './States.tsx'

/** What happened, what is safe, and a way on. */
export function ErrorState({ icon = IconCloudOff, children, ...rest }: Shape) {
  return (
    <div role="alert">
      <Empty icon={icon} {...rest}>
        {children}
      </Empty>
    </div>
  )
}
