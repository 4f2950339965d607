// Text of an NDA, as it is hashed.
import { Trans } from '@lingui/react/macro'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import styles from './Ndas.module.css'

const isList = (block: string) => block.split('\n').every((line) => line.startsWith('- '))

export function NdaText({ title, content, hash, lang }: Pick<Nda['text'], 'title' | 'content' | 'hash' | 'lang'>) {
  const blocks = content.split('\n\n').filter(Boolean)
  return (
    <div className={styles.text}>
      <div className={styles.words} lang={lang ?? undefined}>
        <strong>{title}</strong>
        {blocks.map((block, at) =>
          block.startsWith('# ') ? (
            <h3 key={at}>{block.slice(2)}</h3>
          ) : isList(block) ? (
            <ul key={at} className={styles.items}>
              {block.split('\n').map((line, item) => (
                <li key={item}>{line.slice(2)}</li>
              ))}
            </ul>
          ) : (
            <p key={at} className={styles.lines}>
              {block}
            </p>
          ),
        )}
      </div>
      <p className={`muted small ${styles.hash}`}>
        <Trans>SHA-256 of the text: {hash}</Trans>
      </p>
    </div>
  )
}
