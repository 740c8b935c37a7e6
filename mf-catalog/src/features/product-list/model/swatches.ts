import type { ColourFamily } from '@jishi/api/products';

/** What stands for a family of colours, as CSS. These are colours of goods and not of the page: the same in both themes. */
export const swatches: Readonly<Record<ColourFamily, string>> = {
  red: '#c5341c',
  pink: '#f0a3b5',
  orange: '#ec7f2c',
  yellow: '#f5c93d',
  green: '#2f8f5b',
  blue: '#2d58a3',
  purple: '#7a4fa0',
  brown: '#7a4a2a',
  beige: '#e6d3b1',
  white: '#fff',
  grey: '#8d8883',
  black: '#1d1916',
  metallic: 'linear-gradient(135deg, #d9b45b 50%, #c3c7cc 50%)',
  multicolour: 'conic-gradient(#c5341c, #f5c93d, #2f8f5b, #2d58a3, #7a4fa0, #c5341c)',
};
