import type { Festival } from '@jishi/api/shop';
import { from } from '@jishi/ui';

/** Lanterns of a festival and the caps they have. */
type Colours = { readonly lantern: string; readonly cap: string };

const colours: Readonly<Record<Festival, Colours>> = {
  'new-year': { lantern: '#D6201C', cap: '#F5B83D' },
  lantern: { lantern: '#E8702A', cap: '#C5341C' },
  'mid-autumn': { lantern: '#F0B440', cap: '#46578A' },
};

/** A string of small lanterns, 44 px from one to the next, as layers of a background. */
function garland({ lantern, cap }: Colours): string {
  const layers = [
    `radial-gradient(5px 4px at 22px 7px,${lantern} 94%,#0000)`,
    `linear-gradient(90deg,#0000 20px,${cap} 0 24px,#0000 0)`,
    `linear-gradient(${cap} 1px,#0000 0)`,
  ];
  return layers.map((layer) => `${layer} 0 100%/44px 13px repeat-x`).join();
}

/**
 * What a page has beside its tokens while there is a festival: `--festival` is the colour of lanterns for whatever hangs some, of which
 * there are `--lanterns`; from desktops on the header of the shop's own pages has a string of them along its lower edge, behind everything. Nothing moves.
 */
export const festivalCss: Readonly<Record<Festival, string>> = Object.fromEntries(
  Object.entries(colours).map(([festival, one]) => [
    festival,
    `:root{--festival:${one.lantern};--lanterns:5}${from.md}{:root header:has(nav):not(main *){background:${garland(one)},var(--bg-surface)}}`,
  ]),
) as Record<Festival, string>;
