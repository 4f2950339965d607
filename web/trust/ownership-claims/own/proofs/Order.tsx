// Button that orders a code: a call, a letter.
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ClaimView, ClaimWork } from '../use-claim.ts'

type Props = { view: ClaimView; call: Parameters<ClaimWork>[0]; look?: 'primary' | 'plain'; children: string }

export function Order({ view: { work }, call, look = 'primary', children }: Props) {
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function run(): Promise<void> {
    setBusy(true)
    await work(call).catch(showError)
    setBusy(false)
  }
  return (
    <div>
      <Button look={look} busy={busy} onClick={() => void run()}>
        {children}
      </Button>
    </div>
  )
}
