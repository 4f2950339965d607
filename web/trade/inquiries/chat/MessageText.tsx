// Text of a message in its bubble, with its translation.
import type { Message, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { useSite } from '#web/foundation/page.ts'
import { TranslatedText } from '#web/foundation/translations/TranslatedText.tsx'
import { TranslationLabel } from '#web/foundation/translations/TranslationLabel.tsx'
import { Written } from '#web/social/mentions/card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Chat.module.css'
import { useMessageTranslation } from './use-thread-translation.ts'

type Props = { message: Message; thread: Thread; product: Thread['product']; always: boolean }

export function MessageText({ message, thread, product, always }: Props) {
  const { paths } = useSite()
  const { content, language } = message
  const translation = useMessageTranslation(message, thread, always)
  return (
    <>
      <div className={styles.bubble}>
        {product && (
          <Link className={styles.product} to={paths.product(product)}>
            <UserText text={product.name} />
          </Link>
        )}
        {translation ? (
          <TranslatedText
            translation={translation}
            field="content"
            original={content}
            write={(text) => <Written text={text} mentions={[]} />}
          />
        ) : (
          <span lang={language ?? undefined}>
            <Written text={content} mentions={[]} />
          </span>
        )}
      </div>
      {translation && <TranslationLabel translation={translation} />}
    </>
  )
}
