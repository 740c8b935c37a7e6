import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { drawObject, mainColour, type Sprite } from './objects.ts';
import { type PaletteName, palettes, pickPalette } from './palettes.ts';
import type { BannerTint, LayoutName, PictureRecipe } from './recipes.ts';
import { backdrop, bannerBackdrop, GRID, shadow } from './scenes.ts';

type Placement = { x: number; bottom: number; size: number; rotation: number };

// Where the objects of an arrangement stand, in grid units; the last one is in front.
const layouts: Record<LayoutName, Placement[]> = {
  single: [{ x: 400, bottom: 662, size: 476, rotation: 0 }],
  tilt: [{ x: 400, bottom: 662, size: 476, rotation: -10 }],
  pair: [
    { x: 540, bottom: 616, size: 340, rotation: 8 },
    { x: 306, bottom: 666, size: 410, rotation: -6 },
  ],
  trio: [
    { x: 222, bottom: 606, size: 290, rotation: -10 },
    { x: 578, bottom: 606, size: 290, rotation: 10 },
    { x: 400, bottom: 672, size: 390, rotation: 0 },
  ],
};

const bannerPalettes: Record<BannerTint, PaletteName> = {
  cinnabar: 'peach',
  jade: 'celadon',
  gold: 'apricot',
  indigo: 'indigo',
  wood: 'clay',
};

function overlay(sprite: Sprite, left: number, top: number): OverlayOptions {
  return {
    input: sprite.data,
    raw: { width: sprite.width, height: sprite.height, channels: 4 },
    left: Math.round(left),
    top: Math.round(top),
  };
}

type Frame = Extract<PictureRecipe, { kind: 'frame' }>;

async function drawFrame(recipe: Frame, size: number): Promise<Sharp> {
  const scale = size / GRID;
  const canvas = { width: size, height: size, viewBox: `0 0 ${GRID} ${GRID}` };
  const palette = pickPalette(await mainColour(recipe.object, recipe.hue), recipe.shift);
  const layers: OverlayOptions[] = [];
  for (const place of layouts[recipe.layout]) {
    const sprite = await drawObject(recipe.object, Math.round(place.size * scale), recipe.hue, place.rotation);
    // Flat things sit nearer the middle.
    const bottom = Math.min(place.bottom, 400 + sprite.height / scale / 2 + 72 + (place.bottom - 662));
    const halfWidth = (sprite.width / scale) * 0.56;
    layers.push({ input: shadow(canvas, { x: place.x, y: bottom - 6, halfWidth, halfHeight: 34, strength: 0.34 }) });
    layers.push(overlay(sprite, place.x * scale - sprite.width / 2, bottom * scale - sprite.height));
  }
  return sharp(backdrop(palette, recipe.scene, size)).composite(layers);
}

async function drawCutOut(object: string, hue: number, size: number): Promise<Sharp> {
  const sprite = await drawObject(object, size, hue, 0);
  return sharp({
    create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite([overlay(sprite, (size - sprite.width) / 2, (size - sprite.height) / 2)]);
}

async function drawBanner(objects: string[], tint: BannerTint, width: number): Promise<Sharp> {
  const scale = width / 1200;
  const height = Math.round(480 * scale);
  const canvas = { width, height, viewBox: '0 0 1200 480' };
  const step = 680 / objects.length;
  const size = Math.min(260, step * 1.15);
  const layers: OverlayOptions[] = [];
  for (const [index, object] of objects.entries()) {
    const x = 470 + step * (index + 0.5);
    const bottom = index % 2 === 0 ? 424 : 408;
    const sprite = await drawObject(object, Math.round(size * scale), 0, 0);
    const halfWidth = (sprite.width / scale) * 0.56;
    layers.push({ input: shadow(canvas, { x, y: bottom - 4, halfWidth, halfHeight: 18, strength: 0.3 }) });
    layers.push(overlay(sprite, x * scale - sprite.width / 2, bottom * scale - sprite.height));
  }
  return sharp(bannerBackdrop(palettes[bannerPalettes[tint]], width, height)).composite(layers);
}

/** Draws a recipe `pixels` wide; the caller chooses the file format. */
export function drawPicture(recipe: PictureRecipe, pixels: number): Promise<Sharp> {
  switch (recipe.kind) {
    case 'frame':
      return drawFrame(recipe, pixels);
    case 'cut-out':
      return drawCutOut(recipe.object, recipe.hue, pixels);
    case 'banner':
      return drawBanner(recipe.objects, recipe.tint, pixels);
  }
}
