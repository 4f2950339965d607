// Pictures of known size, logos, flags, cut texts.
import { cut } from './cut.ts'
import { companyInitialsOf } from './initials.ts'
import styles from './Picture.module.css'

type Source = {
  src: string
  srcSet?: string | undefined
  sizes?: string | undefined
  alt: string
  width: number
  height: number
  eager?: boolean
  className?: string | undefined
}

/** Lazy unless `eager`: the main picture above the fold, loaded before scripts. */
export function Picture({ eager, className, alt, ...image }: Source) {
  return (
    <img
      {...image}
      alt={alt}
      className={`${styles.picture} ${className ?? ''}`}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

export function Logo({
  name,
  src,
  srcSet,
  size = 64,
  eager,
}: {
  name: string
  src?: string | undefined
  srcSet?: string | undefined
  size?: 32 | 40 | 48 | 64 | 72 | 84 | 112
  eager?: boolean
}) {
  const className = `${styles.logo} ${styles[`s${size}`]}`
  if (!src)
    return (
      <span className={`${className} ${styles.initials}`} aria-hidden="true">
        {companyInitialsOf(name)}
      </span>
    )
  return (
    <span className={className}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && `${size}px`}
        alt=""
        width={size}
        height={size}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </span>
  )
}

export function Flag({ emoji }: { emoji: string }) {
  return (
    <span className={styles.flag} aria-hidden="true">
      {emoji}
    </span>
  )
}

export function Cut({ text, most }: { text: string; most: number }) {
  const shown = cut(text, most)
  return shown === text ? text : <span title={text}>{shown}</span>
}
