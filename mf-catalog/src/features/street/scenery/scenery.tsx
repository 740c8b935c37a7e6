import * as styles from './scenery.styles.ts';

export type SceneryProps =
  | { piece: 'sky' }
  /** Between the stalls, of which there are `stalls`: lanterns on their ropes, and what stands about. */
  | { piece: 'street'; stalls: number };

/** Decoration of the street, in two pieces that lie in different layers. */
export default function Scenery(props: SceneryProps) {
  return props.piece === 'sky' ? <Sky /> : <Between stalls={props.stalls} />;
}

const CLOUD = 'M30 66a24 24 0 0 1 4-47 34 34 0 0 1 62-8 27 27 0 0 1 46 14 22 22 0 0 1 37 10 16 16 0 0 1 9 31z';

function Sky() {
  return (
    <>
      <styles.Stars />
      {(['high', 'far', 'low'] as const).map((where) => (
        <styles.Cloud key={where} $where={where} viewBox="0 -14 220 84">
          <path d={CLOUD} />
        </styles.Cloud>
      ))}
    </>
  );
}

function Between({ stalls }: { stalls: number }) {
  const gaps = Array.from({ length: Math.max(0, stalls - 1) }, (_, gap) => gap);
  return (
    <styles.Between aria-hidden="true">
      {gaps.map((gap) => (
        <styles.Gap key={gap} style={{ left: `calc(var(--edge) + var(--stall) / 2 + var(--pitch) * ${gap})` }}>
          <styles.Rope viewBox="0 0 100 46" preserveAspectRatio="none">
            <path d="M0 1Q50 84 100 1" vectorEffect="non-scaling-stroke" />
          </styles.Rope>
          <Lantern at="before" />
          <Lantern at="middle" />
          <Lantern at="behind" />
          <Thing number={gap} />
        </styles.Gap>
      ))}
    </styles.Between>
  );
}

function Lantern({ at }: { at: styles.LanternPlace }) {
  return (
    <styles.Lantern $at={at}>
      <svg viewBox="0 0 48 76" aria-hidden="true">
        <path d="M24 0v10" stroke="#7a4a22" strokeWidth="2" />
        <ellipse cx="24" cy="34" rx="22" ry="20" fill="var(--festival, var(--lantern))" />
        <path
          d="M24 14v40M13 16.5c-5 11-5 24 0 35M35 16.5c5 11 5 24 0 35M2.5 34h43"
          fill="none"
          stroke="#00000021"
          strokeWidth="1.6"
        />
        <ellipse cx="16" cy="27" rx="5" ry="8" fill="#ffffff38" />
        <path d="M17 9h14q2 0 2 3t-2 3H17q-2 0-2-3t2-3zm0 44h14q2 0 2 3t-2 3H17q-2 0-2-3t2-3z" fill="#e3a02a" />
        <path d="M24 59v6m-4 0h8l-1.5 11h-5z" stroke="#b52c15" fill="#c5341c" strokeWidth="1.5" />
      </svg>
    </styles.Lantern>
  );
}

/** Plant, basket, jar, in turns. */
const things = [
  <>
    <path
      d="M34 48C10 44 6 26 10 14c14 4 22 16 24 34zc2-22 12-32 26-34 2 16-8 30-26 34zm0 0C26 30 28 12 35 2c8 12 8 30-1 46z"
      fill="#3f8f54"
    />
    <path d="M34 48C30 38 22 26 14 20M34 48c4-12 12-22 22-30M34 48c-1-14 0-28 1-38" fill="none" stroke="#2a6a3c" />
    <path d="M20 52h28l-4 25a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3z" fill="#b5623a" />
    <path d="M17 46h34v8H17z" fill="#c97848" />
  </>,
  <>
    <circle cx="19" cy="36" r="11" fill="#e8923a" />
    <circle cx="36" cy="30" r="13" fill="#d94f3a" />
    <circle cx="52" cy="36" r="10" fill="#f0b43c" />
    <path d="M6 40h56l-6 36a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" fill="#a8743d" />
    <path d="M9 52h50M11 65h46M24 42l4 37M44 42l-4 37" fill="none" stroke="#7d522a" strokeWidth="2" />
    <path d="M4 36h60v8H4z" fill="#c08a4e" />
  </>,
  <>
    <path d="M22 22h24c15 11 19 36 9 56a4 4 0 0 1-4 2H17a4 4 0 0 1-4-2C3 58 7 33 22 22z" fill="#7a5240" />
    <path d="M20 12q14-5 28 0l3 12q-17 5-34 0z" fill="#c5341c" />
    <path d="M22 36h24v26H22z" fill="#fff3df" />
    <path d="M34 40l8 9-8 9-8-9z" fill="#c5341c" />
  </>,
];

const Thing = ({ number }: { number: number }) => (
  <styles.Thing viewBox="0 0 68 80">{things[number % things.length]}</styles.Thing>
);
