// What stands where something could not be loaded. Apart from the other states: few pages need it.
import { cloudOffIcon } from './icons.ts'
import { Empty, type Shape } from './States.tsx'

/** What happened, what is safe, and a way on. */
export function ErrorState({ icon = cloudOffIcon, children, ...rest }: Shape) {
  return (
    <div role="alert">
      <Empty icon={icon} {...rest}>
        {children}
      </Empty>
    </div>
  )
}
