import { dark, light } from './colours.ts';
import { from } from './media.ts';
import { reset } from './reset.ts';
import { displayEn, latinSigns, sansEn, scale, typeDesktop } from './scale.ts';

const properties = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const darkRules = `${properties(dark)};color-scheme:dark`;

/**
 * Custom properties of both themes, reset, fonts, focus ring: the one global style sheet, for a `<style nonce>` of
 * the host. Everything else reads it by `var(--…)`, so a change of theme draws nothing anew.
 *
 * The theme follows the system; `data-theme="light|dark"` on `<html>` decides otherwise. Paper is always light.
 */
export const tokensCss: string = [
  `:root{${properties(scale)};${properties(light)};color-scheme:light}`,
  `${from.md}{:root{${properties(typeDesktop)};--gutter:24px}}`,
  `${from.xl}{:root{--content-width:1440px}}`,
  latinSigns,
  `:root:lang(en){--font-display:${displayEn};--font-sans:${sansEn}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}`,
  `@media screen{:root[data-theme=dark]{${darkRules}}}`,
  reset,
].join('\n');
