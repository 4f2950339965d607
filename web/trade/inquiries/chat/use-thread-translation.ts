// Translation of a thread.
import { useEffect, useRef, useState } from 'react'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite, type Api } from '#web/foundation/page.ts'
import { useOffered } from '#web/foundation/translations/offered.ts'
import { useTranslates } from '#web/foundation/translations/translates.ts'

type Reading = Awaited<ReturnType<Api['reading']['thread']>>
export type ThreadTranslation = Reading & {
  isOffered: boolean
  setAlways: (always: boolean) => void
}

const nothing: Reading = { always: false, readers: [] }

export function useThreadTranslation({ requestID, side }: Thread, messages: readonly Message[]): ThreadTranslation {
  const api = useApi()
  const { locale } = useSite()
  const { showError } = useToasts()
  const isOn = useTranslates().messages
  const isForeign = useIsForeign()
  const [reading, setReading] = useState(nothing)
  const changes = useRef(0)
  const answered = messages.findLast(({ from }) => from !== side)?.messageID
  useEffect(() => {
    if (!isOn) return
    const before = changes.current
    api.reading
      .thread({ params: { id: requestID } })
      .then((read) => changes.current === before && setReading(read))
      .catch(() => {})
  }, [api, isOn, requestID, answered])

  function setAlways(always: boolean): void {
    const change = ++changes.current
    setReading((now) => ({ ...now, always }))
    api.reading.setThread({ params: { id: requestID }, body: { always, language: locale } }).then(
      (read) => changes.current === change && setReading(read),
      (error) => {
        if (changes.current === change) setReading((now) => ({ ...now, always: !always }))
        showError(error)
      },
    )
  }
  const hasForeign = messages.some((message) => isForeign(message, side))
  return { ...reading, isOffered: isOn && (hasForeign || reading.always), setAlways }
}

export function useIsForeign(): (message: Message, side: Thread['side']) => boolean {
  const isForeign = useOffered('messages')
  return ({ from, type, content, language }, side) =>
    from !== side && type !== 'system' && content !== '' && isForeign(language)
}
