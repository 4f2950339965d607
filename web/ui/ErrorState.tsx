// State of failed loading. In a file of its own: few pages need it.
import { IconCloudOff } from '@tabler/icons-react'
import { Empty, type Shape } from './States.tsx'

/** Title, explanation and an action. */
export function ErrorState({ icon = IconCloudOff, children, ...rest }: Shape) {
  return (
    <div role="alert">
      <Empty icon={icon} {...rest}>
        {children}
      </Empty>
    </div>
  )
}
