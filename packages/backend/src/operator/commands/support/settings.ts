import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '../../../kernel/config/config.ts';

type Env = Readonly<Record<string, string | undefined>>;

const workspace = resolve(import.meta.dirname, '../../../../../..');

/**
 * The settings of the shop as `npm start` reads them: the environment, then `.env`, then the defaults. A shop without a
 * project key can only be a demo shop.
 * @throws ConfigError naming every bad value
 */
export function commandConfig(env: Env, file = join(workspace, '.env')): Config {
  const merged = { ...filled(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...filled(env) };
  const demo = merged['SHOP_DEMO'] ?? (merged['SHOP_PROJECT_KEY'] ? '0' : '1');
  return readConfig({ ...merged, SHOP_DEMO: demo, SHOP_DATA: resolve(workspace, merged['SHOP_DATA'] ?? './data') });
}

/** An empty value counts as not set. */
function filled(values: Env): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
