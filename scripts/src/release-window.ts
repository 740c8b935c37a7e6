import { userInfo } from 'node:os';
import { join } from 'node:path';
import { listTokens, makeToken } from '@jishi/release';
import { isTaken } from './ports.ts';

/** Whether the shop has a release service of its own, and how somebody signs in at its window. */
export type ReleaseWindow =
  | { port: number /** Made at this start; `null`: there were tokens already. */; token: string | null }
  | { port: null; why: 'not-wanted' | 'port-taken' | 'no-token' };

export type WindowOptions = {
  /** Port of the service; `null`: none is wanted. */
  port: number | null;
  dataFolder: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Somebody sits there and sees what is printed; a log is no place for a token. */
  isTerminal: boolean;
};

/**
 * The release service a shop is started with: where releases are signed on this computer. The first start of a demo makes a token, for whoever
 * started it; it is in nothing but the answer.
 */
export async function releaseWindow({ port, dataFolder, env, isTerminal }: WindowOptions): Promise<ReleaseWindow> {
  const isDemo = env['SHOP_DEMO'] !== '0';
  const isSignedHere = isDemo || Boolean(env['SHOP_RELEASE_KEY']);
  if (port === null || !isSignedHere || env['SHOP_RELEASE_SERVICE']) return { port: null, why: 'not-wanted' };
  if (await isTaken(port)) return { port: null, why: 'port-taken' };
  const tokens = join(dataFolder, 'keys', 'tokens.json');
  if ((await listTokens(tokens)).length > 0) return { port, token: null };
  if (!isDemo || !isTerminal) return { port: null, why: 'no-token' };
  return { port, token: await makeToken(tokens, { name: whoStarts(), roles: ['releaser'] }) };
}

/** Stands as author in releases made with the token. */
function whoStarts(): string {
  try {
    return userInfo().username;
  } catch {
    return 'owner'; // a container may run under a number that has no name
  }
}
