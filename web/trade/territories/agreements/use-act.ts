// One act of a dialog.
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'

export function useAct<T>(onDone: (answer: T) => void, onClose: () => void) {
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function run(call: () => Promise<T>): Promise<void> {
    setBusy(true)
    try {
      onDone(await call())
      showSuccess()
      onClose()
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return { busy, run }
}
