import { toMfName } from '@jishi/contracts/names';
import type { RendererOptions, RenderRequest } from '@jishi/contracts/renderer';

/** Colours of neighbouring parts; white letters are readable on each. */
const colours = ['brand', 'trust', 'info', 'danger'] as const;

const common = [
  '[data-place]{outline:2px dashed var(--part-colour);outline-offset:-2px}',
  // Where it would stand, but out of the flow: nothing moves. Nobody hears it, nobody can point at it.
  '[data-place]::before{content:attr(data-place) " · " var(--part-version) " · " var(--part-owner) / ""}',
  '[data-place]::before,body::after{position:absolute;z-index:var(--z-toast);padding:0 6px;border-radius:0 0 6px;',
  'background:var(--part-colour);color:#fff;font:600 11px/18px ui-monospace,monospace;white-space:nowrap;pointer-events:none}',
].join('');

/**
 * Styles that outline the places of a page with part, owner and version (`?parts=1`). They stay as long as the document,
 * so for pages opened later too, and change nothing React draws.
 *
 * @returns `null` when the address does not ask for them or web does not allow them
 */
export function partsOutline(
  { mayShowParts, parts, release, releaseId }: RendererOptions,
  { url }: RenderRequest,
): string | null {
  if (!mayShowParts || new URL(url, 'http://shop').searchParams.get('parts') !== '1') return null;
  const rules = Object.entries(parts)
    .filter(([name]) => name !== 'shell')
    .map(([name, { files, declaration }], index) => {
      const colour = colours[index % colours.length];
      return (
        `[data-place^="${toMfName(name)}/"]{--part-version:${cssString(files.version)};` +
        `--part-owner:${cssString(declaration.owner)};--part-colour:var(--${colour}-solid)}`
      );
    });
  const shell = parts['shell'];
  const frame = `shell · ${shell?.files.version} · ${shell?.declaration.owner} · ${release.channel} ${releaseId ?? release.serial}`;
  return [
    common,
    ...rules,
    `body::after{--part-colour:var(--info-solid);content:${cssString(frame)} / "";position:fixed;inset:auto auto 0 0}`,
  ].join('');
}

/** Everything but letters, digits and a few signs is escaped: an owner must not end the string, the rule or the style. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,·_@/+-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
