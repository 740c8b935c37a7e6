import { pictureUrl } from '@jishi/api';
import type { Prize } from '@jishi/api/lotteries';
import { kindIcons } from '../../../components/prize-icons.ts';
import { angleOf, cut, linesOf, MIDDLE, RADIUS, type SliceLook, sliceLook, slicePath } from '../model/wheel.ts';

const INK = '#6b2412';
const grounds = ['#f9d08a', '#fff3df'] as const;

/** The slices with name and picture, as many as there are. */
export function WheelFace({ prizes }: { prizes: readonly Prize[] }) {
  const count = prizes.length;
  const look = sliceLook(count);
  // With an odd number the last would look like the first beside it.
  const groundOf = (place: number) => (count % 2 === 1 && place === count - 1 ? '#fbe3b4' : grounds[place % 2]);
  return (
    <svg viewBox="0 0 440 440" aria-hidden="true">
      {prizes.map((prize, place) => (
        <path key={prize.id} d={slicePath(place, count)} fill={groundOf(place)} />
      ))}
      {prizes.map((prize, place) => (
        <g key={prize.id} transform={`rotate(${angleOf(place, count)} ${MIDDLE} ${MIDDLE})`}>
          <Words prize={prize} look={look} />
        </g>
      ))}
      <circle cx={MIDDLE} cy={MIDDLE} r="60" fill="#fff8ec" />
    </svg>
  );
}

function Words({ prize, look }: { prize: Prize; look: SliceLook }) {
  const { fontSize, letters, picture, isInwards } = look;
  const top = MIDDLE - RADIUS;
  if (!isInwards) {
    const lines = linesOf(prize.name, letters);
    const first = lines.length === 1 ? top + 36 : top + 28;
    const below = first + (lines.length - 1) * fontSize + 10;
    return (
      <>
        {lines.map((line, index) => (
          <text
            key={line}
            x={MIDDLE}
            y={first + index * (fontSize + 1)}
            textAnchor="middle"
            fontSize={fontSize}
            fontWeight="700"
            fill={INK}
          >
            {line}
          </text>
        ))}
        {picture && <Sketch prize={prize} x={MIDDLE - picture / 2} y={below} size={picture} />}
      </>
    );
  }
  return (
    <>
      {picture && <Sketch prize={prize} x={MIDDLE - picture / 2} y={top + 8} size={picture} />}
      <text
        transform={`translate(${MIDDLE} ${top + 14 + (picture ?? 0)}) rotate(90)`}
        dominantBaseline="central"
        fontSize={fontSize}
        fontWeight="700"
        fill={INK}
      >
        {cut(prize.name, letters)}
      </text>
    </>
  );
}

function Sketch({ prize, x, y, size }: { prize: Prize; x: number; y: number; size: number }) {
  if (prize.picture) return <image href={pictureUrl(prize.picture.url, 80)} x={x} y={y} width={size} height={size} />;
  const Icon = kindIcons[prize.kind];
  return <Icon x={x} y={y} width={size} height={size} strokeWidth={1.5} color="#9c6a3c" />;
}
