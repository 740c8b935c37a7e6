const stripes = 9;
const width = 400 / stripes;

/** One stripe of the awning: a rectangle with a half-round foot. */
const stripe = (index: number): string =>
  `<path d="M${20 + index * width} 8h${width}v44a${width / 2} ${width / 2} 0 0 1-${width} 0z" fill="${index % 2 === 0 ? '#C5341C' : '#FFF3DF'}"/>`;

const slats = Array.from(
  { length: 9 },
  (_, row) => `<path d="M68 ${84 + row * 14}h304" stroke="#C7B299" stroke-width="2"/>`,
);

/** The shut stall of the shop, its paper sign still empty: drawn here, because no release has to be there. */
export const closedStall = (sign: string): string => `<svg viewBox="0 0 440 280" role="presentation" class="stall">
<path d="M40 40h360v200a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12z" fill="#FBE3C4"/>
<path d="M68 70h304v138H68z" fill="#E4D3BD"/>${slats.join('')}
<path d="M40 204h360v36a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12z" fill="#B97F4A"/><path d="M40 204h360v10H40z" fill="#D9A066"/>
${Array.from({ length: stripes }, (_, index) => stripe(index)).join('')}<path d="M20 8h400v7H20z" fill="#000" opacity=".1"/>
<g transform="rotate(-4 220 140)"><rect x="120" y="114" width="200" height="52" rx="5" fill="#FFFDF6"/><text x="220" y="148" text-anchor="middle" font-size="20" font-weight="700" fill="#241C17">${sign}</text></g>
</svg>`;
