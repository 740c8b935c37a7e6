import { pictureUrl } from '@jishi/api';
import type { Weighable } from '../model/balance.ts';
import * as styles from './balance.styles.ts';

type BalancePictureProps = { left: Weighable; right: Weighable; tilt: number };

/** The beam balance of the market: a wooden beam on a post, two brass pans with the goods. What it shows is said in words beside it. */
export function BalancePicture({ left, right, tilt }: BalancePictureProps) {
  return (
    <styles.Picture viewBox="0 0 320 196" $tilt={tilt} aria-hidden="true" focusable="false">
      <path className="wood" d="M154 30h12v146h-12z" />
      <path className="dark-wood" d="M112 176h96l12 14H100z" />
      <g className="beam">
        <path className="wood" d="M44 36q116-16 232 0v8q-116-10-232 0z" />
        <circle className="brass" cx="160" cy="32" r="8" />
        <HangingPan at={styles.ARMS.left} product={left} />
        <HangingPan at={styles.ARMS.right} product={right} />
      </g>
    </styles.Picture>
  );
}

/** Hangs from an end of the beam and stays upright, however the beam leans. */
function HangingPan({ at, product }: { at: number; product: Weighable }) {
  const [main] = product.pictures;
  return (
    <g className={at === styles.ARMS.left ? 'left pan' : 'right pan'}>
      <path className="cord" d={`M${at} 40L${at - 40} 128M${at} 40L${at + 40} 128`} />
      <circle className="brass" cx={at} cy="40" r="4" />
      <rect className="paper" x={at - 28} y="72" width="56" height="56" rx="4" />
      {main && (
        <image
          href={pictureUrl(main.url, 200)}
          x={at - 25}
          y="75"
          width="50"
          height="50"
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <path className="brass" d={`M${at - 44} 127h88q-6 18-44 18t-44-18z`} />
    </g>
  );
}
