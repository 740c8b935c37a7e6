import { dark, light } from './colours.ts';
import { lightsCss } from './lights.ts';
import { from } from './media.ts';
import { reset } from './reset.ts';
import { displayEn, latinSigns, sansEn, scale, typeDesktop } from './scale.ts';

const properties = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * Custom properties, reset, fonts, focus ring: the one global style sheet, for a `<style nonce>` of the host. Everything else
 * reads it by `var(--…)`, so a change of theme draws nothing anew. By itself it is light.
 */
export const tokensCss: string = [
  `:root{${properties(scale)};${properties(light)};color-scheme:light}`,
  lightsCss,
  `${from.md}{:root{${properties(typeDesktop)};--gutter:24px}}`,
  `${from.xl}{:root{--content-width:1440px}}`,
  latinSigns,
  `:root:lang(en){--font-display:${displayEn};--font-sans:${sansEn}}`,
  reset,
].join('\n');

/** What the dark theme has instead, for a sheet of its own behind `tokensCss`: its `media` decides the theme. */
export const darkCss: string = `:root{${properties(dark)};color-scheme:dark}`;
