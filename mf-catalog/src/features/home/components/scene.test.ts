import { darkCss, tokensCss } from '@jishi/ui/tokens';
import { describe, expect, it } from 'vitest';
import { dusk, night } from './scene.styles.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** WCAG 2.2, relative luminance. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a role is in a theme. */
const roleIn = (css: string, role: string): number[] =>
  channels(new RegExp(`--${role}:(#\\w{6})`).exec(css)?.[1] ?? 'none');

const mixed = (one: readonly number[], share: number, other: readonly number[]): number[] =>
  one.map((channel, at) => (channel * share + (other[at] ?? 0) * (100 - share)) / 100);

describe.each([
  ['light', tokensCss],
  ['dark', darkCss],
])('words on the stage in the %s theme', (_theme, css) => {
  it.each(['text-primary', 'text-secondary'])('%s can be read at dusk', (text) => {
    for (const { share, colour } of dusk) {
      const sky = mixed(roleIn(css, 'brand-soft'), share, channels(colour));
      expect(contrast(roleIn(css, text), sky)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each(night.words)('words in %s can be read by night', (words) => {
  for (const sky of night.sky) expect(contrast(channels(words), channels(sky))).toBeGreaterThanOrEqual(4.5);
});
