// Failed loading state.
import { IconCloudOff } from './icons.ts'
import { Empty, type Shape } from './States.tsx'

export function ErrorState({ icon = IconCloudOff, children, ...rest }: Shape) {
  return (
    <div role="alert">
      <Empty icon={icon} {...rest}>
        {children}
      </Empty>
    </div>
  )
}
