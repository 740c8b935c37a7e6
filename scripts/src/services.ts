import { acceptsConnections } from './accepts-connections.ts';
import { say } from './progress.ts';

/** Servers the tests of the api also run against, where they answer. */
const services = [
  { name: 'PostgreSQL', setting: 'TEST_DATABASE_URL', usual: 'postgres://postgres@127.0.0.1:5432/postgres' },
  { name: 'Redis', setting: 'TEST_REDIS_URL', usual: 'redis://127.0.0.1:6379/15' },
] as const;

/**
 * Looks which servers answer. `env` names those that do; `missing` says what is left out because one does not, and how
 * to have it checked.
 */
export async function findServices(
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ env: Record<string, string>; missing: string[] }> {
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const { name, setting, usual } of services) {
    const url = env[setting] || usual;
    if (await acceptsConnections(url)) found[setting] = url;
    else missing.push(`${name} does not answer at ${withoutPassword(url)}: start it there, or set ${setting}`);
    say(name.toLowerCase(), setting in found ? withoutPassword(url) : 'does not answer: its tests are left out');
  }
  return { env: found, missing };
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  if (url.password) url.password = '***';
  return url.href;
}
