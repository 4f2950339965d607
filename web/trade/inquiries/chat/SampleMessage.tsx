// Step of a sample in a thread; its dialog has the address and the next steps.
import { Suspense, useState } from 'react'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import type { SampleStep } from '#contract/trade/samples/step.ts'
import { SampleCard } from '#web/trade/samples/card.tsx'
import { MessageText } from './MessageText.tsx'
import { ThreadSamples } from './ThreadSamples.tsx'

type Props = { message: Message; thread: Thread; step: SampleStep; always: boolean }

export function SampleMessage({ message, thread, step, always }: Props) {
  const [isOpen, setOpen] = useState(false)
  const words = message.content && <MessageText message={message} thread={thread} product={null} always={always} />
  return (
    <Suspense fallback={words}>
      <SampleCard step={step} words={words} onOpen={() => setOpen(true)} />
      {isOpen && <ThreadSamples thread={thread} onClose={() => setOpen(false)} />}
    </Suspense>
  )
}
