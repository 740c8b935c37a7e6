import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { MainColour } from './palettes.ts';

const assets = new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'));
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Uncompressed pixels with alpha. */
export type Sprite = { data: Buffer; width: number; height: number };

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const open = ({ data, info }: Raw) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
const pixels = (image: Sharp): Promise<Raw> => image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });

function read(object: string): Sharp {
  return sharp(fileURLToPath(new URL(object, assets))).ensureAlpha();
}

/** Draws an object inside a square of `size` pixels, its hue turned and itself rotated by degrees, without margins. */
export async function drawObject(object: string, size: number, hue: number, rotation: number): Promise<Sprite> {
  const trimmed = await pixels(read(object).trim({ threshold: 4 }));
  const scale = Math.min(size / trimmed.info.width, size / trimmed.info.height);
  const scaled = open(trimmed).resize(
    Math.max(1, Math.round(trimmed.info.width * scale)),
    Math.max(1, Math.round(trimmed.info.height * scale)),
    { kernel: 'lanczos3' },
  );
  let result = await pixels(hue ? scaled.modulate({ hue }) : scaled);
  if (rotation) {
    const rotated = await pixels(open(result).rotate(rotation, { background: transparent }));
    result = await pixels(open(rotated).trim({ threshold: 4 }));
  }
  return { data: result.data, width: result.info.width, height: result.info.height };
}

/** The main colour of an object after its hue was turned, weighted by saturation. */
export async function mainColour(object: string, hue: number): Promise<MainColour> {
  const { data } = await pixels(read(object).resize(48, 48).modulate({ hue }));
  let x = 0;
  let y = 0;
  let saturation = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    count += 1;
    const most = Math.max(red, green, blue) / 255;
    const spread = most - Math.min(red, green, blue) / 255;
    if (spread < 0.08) continue;
    const angle = hueOf(red / 255, green / 255, blue / 255, most, spread);
    x += Math.cos(angle) * spread;
    y += Math.sin(angle) * spread;
    saturation += spread;
  }
  return {
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
    saturation: count === 0 ? 0 : saturation / count,
  };
}

function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  const sixth =
    most === red
      ? ((green - blue) / spread) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return (sixth * Math.PI) / 3;
}
