import type { Palette } from './palettes.ts';
import type { SceneName } from './recipes.ts';

/** All scenes are drawn on a grid of this many units. */
export const GRID = 800;

const shapes: Record<SceneName, (palette: Palette) => string> = {
  plain: () => '',
  halo: ([, , shape]) => `<circle cx="400" cy="402" r="316" fill="${shape}" opacity=".82"/>`,
  arch: ([, , shape]) => `<path d="M106 720V394a294 294 0 0 1 588 0v326z" fill="${shape}" opacity=".85"/>`,
  podium: ([, deep, shape]) =>
    `<ellipse cx="400" cy="692" rx="336" ry="70" fill="${deep}"/><rect x="64" y="636" width="672" height="56" fill="${deep}"/><ellipse cx="400" cy="636" rx="336" ry="70" fill="${shape}"/>`,
  hills: ([, deep, shape]) =>
    `<path d="M0 560c120-90 250-90 400-20s290 50 400-40v300H0z" fill="${deep}" opacity=".55"/><circle cx="612" cy="208" r="86" fill="${shape}" opacity=".9"/>`,
  shelf: ([, deep, shape]) =>
    `<rect y="648" width="800" height="152" fill="${deep}" opacity=".75"/><rect y="648" width="800" height="10" fill="${shape}" opacity=".8"/>`,
};

const svg = (width: number, height: number, viewBox: string, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`,
  );

/** The tinted square an object stands on, as SVG. */
export function backdrop(palette: Palette, scene: SceneName, size: number): Buffer {
  const gradient = `<defs><radialGradient id="g" cx="42%" cy="30%" r="90%"><stop offset="0" stop-color="${palette[0]}"/><stop offset="1" stop-color="${palette[1]}"/></radialGradient></defs>`;
  const ground = '<rect width="800" height="800" fill="url(#g)"/>';
  return svg(size, size, `0 0 ${GRID} ${GRID}`, gradient + ground + shapes[scene](palette));
}

/** The wide backdrop of a banner: a soft wall and a counter. */
export function bannerBackdrop([light, deep, shape]: Palette, width: number, height: number): Buffer {
  const gradient = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`;
  const counter = `<rect y="392" width="1200" height="88" fill="${deep}"/><rect y="392" width="1200" height="8" fill="${shape}" opacity=".8"/>`;
  return svg(width, height, '0 0 1200 480', `${gradient}<rect width="1200" height="480" fill="url(#g)"/>${counter}`);
}

/** A contact shadow at (x, y) of a canvas, in grid units. */
export function shadow(
  canvas: { width: number; height: number; viewBox: string },
  spot: { x: number; y: number; halfWidth: number; halfHeight: number; strength: number },
): Buffer {
  const stops = `<stop offset="0" stop-color="#3B2414" stop-opacity="${spot.strength}"/><stop offset=".55" stop-color="#3B2414" stop-opacity="${spot.strength * 0.45}"/><stop offset="1" stop-color="#3B2414" stop-opacity="0"/>`;
  const ellipse = `<ellipse cx="${spot.x}" cy="${spot.y}" rx="${spot.halfWidth}" ry="${spot.halfHeight}" fill="url(#s)"/>`;
  return svg(
    canvas.width,
    canvas.height,
    canvas.viewBox,
    `<defs><radialGradient id="s">${stops}</radialGradient></defs>${ellipse}`,
  );
}
