// Silent home page video. Nothing loads before it plays.
import { useEffect, useRef, useState } from 'react'
import { IconPlayerPause, IconPlayerPlay } from '#web/ui/icons.ts'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Text } from '#web/ui/Text.tsx'
import { clipOf, seconds } from './clips.ts'
import styles from './HeroVideo.module.css'
import { usePlayback } from './use-playback.ts'

/** Undefined between captions and when stopped. */
export function HeroVideo({ onCaption }: { onCaption: (caption?: string) => void }) {
  const { t } = useLingui()
  const site = useSite()
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { isLoaded, want } = usePlayback(frame, video, 'hero-video')
  const [isPlaying, setPlaying] = useState(false)
  const [isShown, setShown] = useState(false)
  const clip = clipOf(site)

  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (track) readCaptions(track, onCaption)
  }, [isLoaded, onCaption])

  function end(): void {
    want(false)
    setShown(false)
    onCaption()
  }

  const { name } = site.operator
  const label = t`How ${name} works`
  return (
    <div ref={frame} className={styles.frame}>
      {isLoaded && clip && (
        <video
          ref={video}
          className={isShown ? styles.shown : undefined}
          aria-label={label}
          muted
          playsInline
          disablePictureInPicture
          width={1280}
          height={720}
          onPlaying={() => setShown(true)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={end}
        >
          <source src={clip.webm} type="video/webm" />
          <source src={clip.mp4} type="video/mp4" />
          <track kind="captions" src={clip.captions} srcLang={site.locale} label={t`Captions`} />
        </video>
      )}
      <Button
        className={styles.control}
        icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
        onClick={() => want(!isPlaying)}
      >
        {isPlaying ? (
          <span className="sr">{t`Pause the video`}</span>
        ) : (
          <>
            <span className="sr">{t`Play the video:`} </span>
            <Text>{label}</Text> <span className="muted">0:{seconds}</span>
          </>
        )}
      </Button>
    </div>
  )
}

function readCaptions(track: TextTrack, onCaption: (caption?: string) => void): void {
  track.mode = 'hidden'
  track.oncuechange = () => onCaption((track.activeCues?.[0] as VTTCue | undefined)?.text)
}
