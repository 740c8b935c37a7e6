import type { ProductVideo } from '@jishi/api/products';
import { type PointerEvent, useRef, useState } from 'react';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './video-player.styles.ts';

/** How high the browser's controls stand at the lower edge. */
const CONTROLS_PX = 88;

const speeds = [0.7, 1, 1.5, 2] as const;

/** A video with the browser's own controls (play, time, full screen) and a choice of speed; nothing of it loads before. */
export function VideoPlayer({ video, name }: { video: ProductVideo; name: string }) {
  const text = useDetailWords();
  const player = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const handleSpeed = (next: number) => {
    setSpeed(next);
    if (player.current) player.current.playbackRate = next;
  };
  return (
    // Keys, and fingers on the controls, are the video's; above them a finger turns the gallery.
    <styles.Player onKeyDown={(event) => event.stopPropagation()} onPointerDown={keepControls}>
      {/* biome-ignore lint/a11y/useMediaCaption: product videos are silent demonstrations; the shop has no captions for them */}
      <video
        ref={player}
        src={video.url}
        controls
        playsInline
        preload="none"
        poster={video.poster ?? undefined}
        aria-label={text('gallery.video', { name })}
        width={800}
        height={800}
        onError={() => setFailed(true)}
      >
        {text('gallery.no_video')}
      </video>
      {hasFailed ? (
        <styles.Failed role="alert">{text('gallery.no_video')}</styles.Failed>
      ) : (
        <styles.Speeds role="group" aria-label={text('gallery.speed')}>
          {speeds.map((each) => (
            <button key={each} type="button" aria-pressed={each === speed} onClick={() => handleSpeed(each)}>
              {`${each}×`}
            </button>
          ))}
        </styles.Speeds>
      )}
    </styles.Player>
  );
}

function keepControls(event: PointerEvent<HTMLElement>) {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (event.clientY > bottom - CONTROLS_PX) event.stopPropagation();
}
