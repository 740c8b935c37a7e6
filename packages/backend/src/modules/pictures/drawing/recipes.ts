import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export type SceneName = 'plain' | 'halo' | 'arch' | 'podium' | 'hills' | 'shelf';
export type LayoutName = 'single' | 'tilt' | 'pair' | 'trio';
export type BannerTint = 'cinnabar' | 'jade' | 'gold' | 'indigo' | 'wood';

/**
 * Everything that decides how a picture looks. `object` is a file of the object collection (`1f353.webp`),
 * `hue` a rotation in degrees.
 */
export type PictureRecipe =
  /** One object on a tinted backdrop, square. `shift` varies the tint from product to product. */
  | { kind: 'frame'; object: string; hue: number; scene: SceneName; layout: LayoutName; shift: number }
  /** One object without a backdrop, square and transparent. */
  | { kind: 'cut-out'; object: string; hue: number }
  /** Several objects side by side on a wide backdrop. */
  | { kind: 'banner'; objects: string[]; tint: BannerTint };

/** Width and height in pixels of the unscaled picture. */
const canvasOf: Record<PictureRecipe['kind'], { width: number; height: number }> = {
  frame: { width: 800, height: 800 },
  // The objects are drawn at 256 pixels; beyond twice that they turn soft.
  'cut-out': { width: 512, height: 512 },
  banner: { width: 1200, height: 480 },
};

/** Widths of the scaled siblings `name_<width>.ext`: those the wire contract promises, and 40 for icons. */
export const siblingWidths = [40, 80, 150, 200, 250, 300, 350] as const;
export type SiblingWidth = (typeof siblingWidths)[number];

/** Pixels across the made file: siblings are made at double density, never larger than the original. */
export function pixelWidth(recipe: PictureRecipe, sibling: SiblingWidth | null): number {
  const { width } = canvasOf[recipe.kind];
  return sibling === null ? width : Math.min(sibling * 2, width);
}

/** Raised when the drawing changes, so that kept files are made anew. */
const RECIPE_VERSION = 1;

// The library itself is loaded by the picture worker only.
const library: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.resolve('sharp')), 'utf8'),
);

/** Names one made file: equal fingerprints mean equal bytes, also across restarts and processes. */
export function fingerprint(recipe: PictureRecipe, pixels: number, format: string): string {
  const everything = JSON.stringify([RECIPE_VERSION, library.version, recipe, pixels, format]);
  return createHash('sha256').update(everything).digest('hex').slice(0, 16);
}

/** Every picture name of the shop with its recipe; a name outside does not exist. */
export type PictureCatalogue = ReadonlyMap<string, PictureRecipe>;
