/** The source maps of a version, in its folder beside `files.json`: `PackedMaps` as JSON, in brotli. Never served. */
export const MAPS_FILE = 'maps.json.br';

/** A source map (ECMA-426) of each script that browsers get, by the script's name. Sources are named from the root of the workspace. */
export type PackedMaps = Record<string, { version: number; sources: string[]; names: string[]; mappings: string }>;
