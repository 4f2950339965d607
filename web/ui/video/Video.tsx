// Own videos play, others are links. Nothing loads before a press.
import { LinkButton } from '../Button.tsx'
import { IconPlayerPlay } from '#web/ui/icons.ts'
import { videoSource } from './video-source.ts'
import styles from './Video.module.css'

type Props = { url: string; poster?: string | undefined; title: string; watchOn: (host: string) => string }

/** `title`: for assistive technology; `watchOn`: link text. */
export function Video({ url, poster, title, watchOn }: Props) {
  const source = videoSource(url)
  if (!source) return null
  if (source.kind === 'file')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's film
      <video
        className={styles.video}
        src={source.href}
        poster={poster}
        title={title}
        controls
        preload="none"
        width={640}
        height={360}
      />
    )
  return (
    <LinkButton icon={IconPlayerPlay} href={source.href} rel="nofollow noopener" title={title}>
      {watchOn(source.host)}
    </LinkButton>
  )
}
