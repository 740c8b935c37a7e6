import { describe, expect, it } from 'vitest';
import { dark, light } from './colours.ts';
import { sky } from './lights.ts';
import { below, from } from './media.ts';
import { darkCss, tokensCss } from './tokens-css.ts';

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

type Role = keyof typeof light;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** What `color-mix(in srgb, one share, other)` gives. */
const mixed = (one: string, share: number, other: string): string =>
  `#${channels(one)
    .map((channel, at) => Math.round(channel * share + (channels(other)[at] ?? 0) * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** A sky as a theme has it. */
function skyIn(theme: Readonly<Record<Role, string>>, css: string): string {
  const [one, other] = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, role]) => theme[role as Role]);
  return other === undefined ? one! : mixed(one!, Number(/(\d+)%/.exec(css)?.[1]) / 100, other);
}

const grounds: Role[] = ['bg-page', 'bg-surface', 'bg-sunken'];
const textPairs: [Role, Role][] = [
  ...grounds.flatMap((ground): [Role, Role][] => [
    ['text-primary', ground],
    ['text-secondary', ground],
    ['text-tertiary', ground],
    ['brand-text', ground],
  ]),
  ...(['brand', 'trust', 'promo', 'info', 'danger'] as const).flatMap((hue): [Role, Role][] => [
    [`${hue}-on`, `${hue}-solid`],
    [`${hue}-text`, `${hue}-soft`],
    [`${hue}-text`, 'bg-surface'],
  ]),
  ['brand-on', 'brand-solid-hover'],
  ['brand-on', 'brand-solid-active'],
  ['price', 'bg-surface'],
  ['text-inverse', 'bg-inverse'],
  ['text-primary', 'bg-raised'],
  ['text-secondary', 'bg-hover'],
];
const shapePairs: [Role, Role][] = [
  ['border-control', 'bg-surface'],
  ['border-control', 'bg-page'],
  ['focus', 'bg-page'],
  ['focus', 'bg-surface'],
  ['star', 'bg-surface'],
  ['trust-solid', 'bg-surface'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme: Readonly<Record<Role, string>>) => {
  it.each(textPairs)('%s on %s reaches 4.5', (text, ground) =>
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5),
  );
  it.each(shapePairs)('%s on %s reaches 3', (shape, ground) =>
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3),
  );
  describe.each(Object.entries(sky))('the sky by %s', (_hour, css) => {
    it.each(['text-primary', 'text-secondary', 'brand-text'] as const)('carries %s', (text) =>
      expect(contrast(theme[text], skyIn(theme, css))).toBeGreaterThanOrEqual(4.5),
    );
    it('shows what has the focus', () => expect(contrast(theme.focus, skyIn(theme, css))).toBeGreaterThanOrEqual(3));
  });
});

describe('the style sheet', () => {
  it('is light by itself, and has the dark colours apart and once', () => {
    expect(tokensCss).toContain(`--bg-page:${light['bg-page']};`);
    expect(tokensCss).toContain('color-scheme:light');
    expect(tokensCss).not.toContain(dark['bg-page']);
    expect(darkCss).toMatch(/^:root\{--bg-page:#14100D;.*;color-scheme:dark\}$/);
    expect(tokensCss).toContain(':root:lang(en){--font-display:"Iowan Old Style"');
  });

  it('takes English quotes and signs from a Latin face of the device before any CJK face', () => {
    expect(tokensCss).toMatch(/@font-face\{font-family:"Latin signs";unicode-range:[^;]*;src:local\(/);
    expect(tokensCss).toMatch(/:root:lang\(en\)\{[^}]*--font-sans:[^}]*"Segoe UI","Latin signs","PingFang SC"/);
    expect(tokensCss).toMatch(/^:root\{--font-sans:[^;]*"Segoe UI","PingFang SC"/);
  });

  it('loads nothing and cannot leave its style element', () => {
    expect(tokensCss + darkCss).not.toMatch(/url\(|@import|<\//);
  });

  it('has balanced braces', () => {
    expect(tokensCss.split('{')).toHaveLength(tokensCss.split('}').length);
  });

  it('meets at a width without gap or overlap', () => {
    expect([from.md, below.md]).toEqual(['@media (min-width:56.25em)', '@media not all and (min-width:56.25em)']);
  });
});
