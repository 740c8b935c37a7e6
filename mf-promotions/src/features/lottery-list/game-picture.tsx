import type { Game } from '@jishi/api/lotteries';

const red = '#b52c15';
const gold = '#f5b83d';
const cream = '#fff3df';

/** Which game it is, as a small drawing. */
export function GamePicture({ game }: { game: Game }) {
  const Drawing = drawings[game];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

const eighth = 'M48 48L33.46 12.9A38 38 0 0 1 62.54 12.9z';

const drawings = {
  wheel: () => (
    <>
      <circle cx="48" cy="48" r="46" fill={red} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
        <path key={place} d={eighth} fill={place % 2 ? gold : cream} transform={`rotate(${place * 45} 48 48)`} />
      ))}
      <path d="M48 27l7 12H41z" fill="#c5341c" />
      <circle cx="48" cy="48" r="13" fill="#c5341c" stroke={cream} strokeWidth="3" />
    </>
  ),
  grid: () => (
    <>
      <rect x="4" y="4" width="88" height="88" rx="14" fill={red} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => (
        <rect
          key={cell}
          x={12 + (cell % 3) * 25}
          y={12 + Math.floor(cell / 3) * 25}
          width="22"
          height="22"
          rx="5"
          fill={cell === 4 ? '#e2583a' : cell % 2 ? gold : cream}
          {...(cell === 2 ? { stroke: '#ffd766', strokeWidth: 3 } : {})}
        />
      ))}
    </>
  ),
  'slot-machine': () => (
    <>
      <rect x="4" y="16" width="88" height="64" rx="14" fill={red} />
      {[0, 1, 2].map((reel) => (
        <g key={reel} transform={`translate(${12 + reel * 25} 24)`}>
          <rect width="22" height="48" rx="5" fill={cream} />
          <path
            d="M11 15l2.6 5.9 6.4.6-4.8 4.2 1.4 6.300-5.600-3.300-5.600 3.300 1.400-6.300-4.800-4.200 6.400-.6z"
            fill={gold}
          />
        </g>
      ))}
      <path d="M6 48h6M84 48h6" stroke="#ffd766" strokeWidth="3" />
    </>
  ),
} satisfies Record<Game, () => React.ReactNode>;
