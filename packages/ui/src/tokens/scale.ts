const sansLatin = '-apple-system,BlinkMacSystemFont,"Segoe UI Variable Text","Segoe UI"';
const sansCjk =
  '"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC","Source Han Sans SC",sans-serif';
const sans = `${sansLatin},${sansCjk}`;
/** Where a CJK face draws the Latin letters too, its curly quotes and signs like × are full width: English takes them from another face. */
export const sansEn = `${sansLatin},"Latin signs",${sansCjk}`;
export const latinSigns =
  '@font-face{font-family:"Latin signs";unicode-range:U+B0-B7,U+D7,U+F7,U+2018-2019,U+201C-201D;src:local("Source Sans 3"),local("Noto Sans"),local("Open Sans"),local("Roboto"),local("Liberation Sans"),local("Arial"),local("DejaVu Sans")}';
const displayZh =
  '"Songti SC","Noto Serif SC","Noto Serif CJK SC","Source Han Serif SC","STZhongsong","PingFang SC","Microsoft YaHei UI",Georgia,serif';
/** A Latin face first: a CJK face draws the curly apostrophe full width. */
export const displayEn = '"Iowan Old Style","Palatino Linotype",Palatino,"P052","Noto Serif",Georgia,serif';

const rem = (pixels: number): string => `${pixels / 16}rem`;
const font = (weight: number, size: number, line: number, family = 'sans'): string =>
  `${weight} ${rem(size)}/${rem(line)} var(--font-${family})`;

/**
 * Type steps as complete `font` values, `font: var(--type-body)`. Sizes are in rem so that they follow the
 * reader's own text size; the second list replaces the first from 900 px.
 */
const typePhone = {
  'type-display-xl': font(700, 30, 38, 'display'),
  'type-display-l': font(700, 28, 38, 'display'),
  'type-display-m': font(700, 20, 28, 'display'),
  'type-display-s': font(700, 20, 28, 'display'),
  'type-title-l': font(700, 20, 30),
  'type-title-m': font(600, 16, 24),
  'type-body-l': font(400, 16, 26),
  'type-body': font(400, 14, 22),
  'type-body-strong': font(600, 14, 22),
  'type-label': font(600, 13, 20),
  'type-caption': font(400, 12, 18),
  'type-micro': font(600, 11, 14),
  // 16 px on phones: smaller fields make them zoom on focus.
  'type-field': font(400, 16, 24),
};

export const typeDesktop = {
  'type-display-xl': font(700, 44, 56, 'display'),
  'type-display-l': font(700, 32, 44, 'display'),
  'type-display-m': font(700, 24, 32, 'display'),
  'type-title-l': font(700, 24, 34),
  'type-field': font(400, 14, 22),
};

/** 4-px grid: 4 8 12 16 20 24 28 32 40 48 64 80. */
const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20] as const;
export type SpaceStep = (typeof spaceSteps)[number];
const space = Object.fromEntries(spaceSteps.map((step) => [`space-${step}`, `${step * 4}px`]));

/** Everything that both themes share. */
export const scale: Readonly<Record<string, string>> = {
  'font-sans': sans,
  'font-display': displayZh,
  ...typePhone,
  ...space,
  'r-xs': '4px',
  'r-sm': '8px',
  'r-md': '12px',
  'r-lg': '16px',
  'r-full': '999px',
  ease: 'cubic-bezier(.2,0,0,1)',
  't-fast': '.12s var(--ease)',
  't-mid': '.2s var(--ease)',
  't-slow': '.32s var(--ease)',
  'z-sticky': '100',
  'z-fab': '150',
  'z-header': '200',
  'z-bars': '210',
  'z-dropdown': '300',
  'z-toast': '500',
  'z-progress': '600',
  'z-skip': '700',
  'content-width': '1280px',
  gutter: '16px',
};
