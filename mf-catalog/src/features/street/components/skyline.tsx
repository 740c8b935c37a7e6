import { LateScenery } from './late-scenery.tsx';
import * as styles from './street.styles.ts';

/** A stretch of hills with a pagoda, and of roofs with their windows: drawn three times side by side, as far as a wide screen sees. */
const HILLS =
  'M0 220V150Q90 96 190 138T380 110T560 140T760 92T960 140T1200 150V220zM255 114q16-2 22-13h46q6 11 22 13v5h-18v31h-54v-31h-18zM260 80q16-2 22-13h36q6 11 22 13v5h-18v29h-44v-29h-18zM266 46q16-2 22-13h24q6 11 22 13v5h-18v27h-32v-27h-18zM297 33V2h6v31z';
const ROOFS =
  'M4 96Q37 92 49 62h62Q123 92 156 96q2 7-6 8h-10v76H20v-76H10q-8-1-6-8zM160 70q29-4 38-30h46q9 26 38 30 2 7-6 8h-10v102h-90V78h-10q-8-1-6-8zM284 104q37-4 52-40h78q15 36 52 40 2 7-6 8h-10v68H300v-68h-10q-8-1-6-8zM470 84q28-4 36-28h44q8 24 36 28 2 7-6 8h-10v88h-84V92h-10q-8-1-6-8zM590 60q34-4 46-36h66q12 32 46 36 2 7-6 8h-10v112H606V68h-10q-8-1-6-8zM754 100q31-4 42-34h58q11 30 42 34 2 7-6 8h-10v72H770v-72h-10q-8-1-6-8z';
const WINDOWS =
  'M97 122h18v24H97zM232 96h18v24h-18zM333 130h18v24h-18zM501 110h18v24h-18zM632 86h18v24h-18zM840 126h18v24h-18z';

/** Behind the stalls: sky, sun or moon, hills, roofs. Nothing of it says anything. */
export function Skyline() {
  return (
    <styles.Sky>
      <styles.Sun />
      <LateScenery piece="sky" />
      <styles.Hills viewBox="0 0 3600 220" preserveAspectRatio="none">
        <Stretch d={HILLS} width={1200} />
      </styles.Hills>
      <styles.Roofs viewBox="0 0 2760 180" preserveAspectRatio="none">
        <Stretch d={ROOFS} width={920} />
        <Stretch d={WINDOWS} width={920} />
      </styles.Roofs>
    </styles.Sky>
  );
}

const Stretch = ({ d, width }: { d: string; width: number }) => (
  <g>
    <path d={d} />
    <path d={d} transform={`translate(${width})`} />
    <path d={d} transform={`translate(${2 * width})`} />
  </g>
);
