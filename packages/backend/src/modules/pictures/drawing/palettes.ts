/** Three colours of a backdrop: light, deep, shape. */
export type Palette = readonly [light: string, deep: string, shape: string];

/** Pigment tints; a palette never outshines the object that stands on it. */
export const palettes = {
  paper: ['#FBF5EA', '#EFE2CC', '#FFFDF8'],
  apricot: ['#FFF1DC', '#F8D6A4', '#FFF9EE'],
  peach: ['#FFEDE4', '#F8C9B2', '#FFF8F3'],
  rouge: ['#FDE9EC', '#F3BFC8', '#FFF6F7'],
  lilac: ['#F2ECFA', '#D3C3EC', '#FAF7FE'],
  indigo: ['#EAF0FB', '#BDCFEE', '#F6F9FE'],
  moon: ['#EAF4F8', '#BBDCE8', '#F6FBFD'],
  celadon: ['#E6F4EF', '#B4DCCF', '#F4FBF8'],
  wormwood: ['#EFF5E2', '#CCDFA6', '#F8FBF1'],
  bamboo: ['#F3F5D9', '#DDE09A', '#FBFCEE'],
  clay: ['#F6EAE1', '#DDBFA9', '#FCF6F1'],
  stone: ['#F0EEEB', '#CFC8BF', '#FAF9F7'],
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

const grey: PaletteName[] = ['peach', 'celadon', 'indigo', 'apricot', 'lilac', 'moon'];

// Up to this hue (degrees) these palettes flatter the object: analogous or quiet contrast.
const byHue: [upTo: number, names: PaletteName[]][] = [
  [20, ['celadon', 'paper', 'peach', 'apricot']],
  [50, ['paper', 'celadon', 'apricot', 'moon']],
  [75, ['moon', 'paper', 'lilac', 'bamboo']],
  [165, ['apricot', 'wormwood', 'paper', 'peach']],
  [200, ['clay', 'celadon', 'paper', 'apricot']],
  [255, ['apricot', 'moon', 'paper', 'peach']],
  [300, ['bamboo', 'lilac', 'paper', 'apricot']],
  [340, ['paper', 'rouge', 'celadon', 'moon']],
  [361, ['celadon', 'paper', 'peach', 'moon']],
];

/** Main colour of an object: hue in degrees, mean saturation 0 to 1. */
export type MainColour = { hue: number; saturation: number };

/** Picks the backdrop for an object; `shift` (the product number) makes neighbours differ. */
export function pickPalette({ hue, saturation }: MainColour, shift: number): Palette {
  const names = saturation < 0.12 ? grey : (byHue.find(([upTo]) => hue < upTo)?.[1] ?? grey);
  return palettes[names[shift % names.length] ?? 'paper'];
}
