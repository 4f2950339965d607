// Message pages merged in server order.
import type { Message } from '#contract/trade/inquiries/inquiries.ts'

export type MessagePage = { data: Message[]; nextID: string | null }
export type MessageList = { messages: Message[]; nextID: string | null }

function without(messages: readonly Message[], others: readonly Message[]): Message[] {
  const ids = new Set(others.map(({ messageID }) => messageID))
  return messages.filter(({ messageID }) => !ids.has(messageID))
}

export function withEarlier({ messages }: MessageList, { data, nextID }: MessagePage): MessageList {
  return { messages: [...without(data, messages), ...messages], nextID }
}

export function withMessage({ messages, nextID }: MessageList, message: Message): MessageList {
  const isKnown = messages.some(({ messageID }) => messageID === message.messageID)
  const replaced = messages.map((one) => (one.messageID === message.messageID ? message : one))
  return { messages: isKnown ? replaced : [...messages, message], nextID }
}

/** Replaces the shown ones if a gap would remain. */
export function withLatest(shown: MessageList, { data, nextID }: MessagePage): MessageList {
  const ids = new Set(data.map(({ messageID }) => messageID))
  const from = shown.messages.findIndex(({ messageID }) => ids.has(messageID))
  if (from < 0) return { messages: data, nextID }
  const rest = without(shown.messages.slice(from), data)
  return { messages: [...shown.messages.slice(0, from), ...data, ...rest], nextID: shown.nextID }
}
