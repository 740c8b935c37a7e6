import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MAPS_FILE, type PackedMaps } from '@jishi/contracts/release';

/** Short of the best, which takes long: maps are hardly ever read. */
const QUALITY = 9;

/** Where the bundler's maps lie until they are packed, beside `web/`. */
export const MAPS_FOLDER = 'maps';

/**
 * Packs the source maps of a build into one file that is published with it and never served. Sources are named from the root of the
 * workspace; their texts are not in it.
 *
 * @param out folder of the build, with `maps/*.js.map`
 * @param part name of its folder in the workspace
 */
export function packMaps(out: string, part: string): void {
  const folder = join(out, MAPS_FOLDER);
  if (!existsSync(folder)) return;
  const packed: PackedMaps = Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.map'))
      .sort()
      .map((name) => [name.slice(0, -'.map'.length), readMap(join(folder, name), part)]),
  );
  const text = Buffer.from(JSON.stringify(packed));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(join(out, MAPS_FILE), brotliCompressSync(text, { params }));
  rmSync(folder, { recursive: true });
}

type BundlerMap = PackedMaps[string];

/** The federation runtime gives modules it makes up their whole text as a name. */
const LONGEST_NAME = 300;

const nameOf = (part: string, source: string): string =>
  source.length > LONGEST_NAME ? `${part}/bundler` : posix.join(part, source);

function readMap(file: string, part: string): PackedMaps[string] {
  const { version, sources, names, mappings } = JSON.parse(readFileSync(file, 'utf8')) as BundlerMap;
  return { version, sources: sources.map((source) => nameOf(part, source)), names, mappings };
}
