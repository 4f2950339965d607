// Text of a message in its bubble.
import { Suspense, type ReactNode } from 'react'
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { Written } from '#web/social/mentions/card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Chat.module.css'
import { useIsForeign } from './use-thread-translation.ts'

const TranslatedMessage = lazyComponent(async () => (await import('./Translated.tsx')).TranslatedMessage)

type Props = { message: Message; thread: Thread; product: Thread['product']; always: boolean }

export function MessageText({ message, thread, product, always }: Props) {
  const { paths } = useSite()
  const isForeign = useIsForeign()
  const { content, language } = message
  const inBubble = (text: ReactNode) => (
    <div className={styles.bubble}>
      {product && (
        <Link className={styles.product} to={paths.product(product)}>
          <UserText text={product.name} />
        </Link>
      )}
      <Text>{text}</Text>
    </div>
  )
  const original = inBubble(
    <span lang={language ?? undefined}>
      <Written text={content} mentions={[]} />
    </span>,
  )
  if (!isForeign(message, thread.side)) return original
  return (
    <Suspense fallback={original}>
      <TranslatedMessage message={message} always={always} inBubble={inBubble} />
    </Suspense>
  )
}
