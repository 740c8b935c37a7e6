import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { locationFrom } from '@jishi/release';
import { root } from './root.ts';
import { ScriptError } from './script-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What the scripts need of the settings; `env` is what the processes get and check themselves. */
export type Settings = {
  port: number;
  apiPort: number;
  /** Port of the release service; `null`: none is wanted. */
  releasePort: number | null;
  dataFolder: string;
  env: Record<string, string>;
};

const RELEASE_PORT = '4100';

/** Settings of `npm start`: the environment, then `.env`, then the defaults; an empty value counts as not set. */
export function readSettings(env: Env, file = join(root, '.env')): Settings {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const defaults = { SHOP_PORT: '3000', SHOP_API_PORT: '4000', SHOP_DATA: './data', SHOP_DEMO: '1' };
  const merged = { ...defaults, ...withoutEmpty(fromFile), ...withoutEmpty(env) };
  const dataFolder = resolve(root, merged.SHOP_DATA);
  return {
    port: toPort('SHOP_PORT', merged.SHOP_PORT),
    apiPort: toPort('SHOP_API_PORT', merged.SHOP_API_PORT),
    releasePort: releasePortOf(merged),
    dataFolder,
    env: { ...merged, SHOP_DATA: dataFolder, ...registryOf(merged) },
  };
}

/** Processes have their own folders: what a relative one is relative to is said here. */
const registryOf = ({ SHOP_REGISTRY: registry }: Env): Record<string, string> =>
  registry ? { SHOP_REGISTRY: locationFrom(registry, root) } : {};

const releasePortOf = ({ SHOP_RELEASE_PORT: text = RELEASE_PORT }: Env): number | null =>
  text === '0' ? null : toPort('SHOP_RELEASE_PORT', text);

function withoutEmpty(values: Env): Record<string, string> {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(set);
}

function toPort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new ScriptError(`${name} is "${text}", which is not a port: give a number from 1 to 65535.`);
}
