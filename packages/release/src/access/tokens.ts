import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { hasCode, isMissing } from '../errors/file-errors.ts';
import { RegistryError } from '../errors/registry-error.ts';

/** What somebody may do: look; publish versions; make releases. Who publishes or releases may look too. */
export const roles = ['viewer', 'publisher', 'releaser'] as const;
export type Role = (typeof roles)[number];

const names = z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,79}$/))).check(z.minLength(1));

const schema = z.strictObject({
  format: z.literal(1),
  tokens: z.array(
    z.strictObject({
      /** Stands as author in the releases made with it. */
      name: z.string().check(z.regex(/^[^\p{Cc}]{1,80}$/u)),
      roles: z.array(z.enum(roles)).check(z.minLength(1)),
      /** SHA-256 of the token in hex: the token itself is kept nowhere. */
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      made: z.iso.datetime(),
      /** From then on it counts no more. */
      expires: z.optional(z.iso.datetime()),
      /** The parts it may publish and pin; none: all. */
      parts: z.optional(names),
      /** The channels it may make releases on; none: all. */
      channels: z.optional(names),
    }),
  ),
});

type TokenFile = z.infer<typeof schema>;
export type TokenEntry = TokenFile['tokens'][number];
/** Who calls. */
export type Holder = Pick<TokenEntry, 'name' | 'roles' | 'expires' | 'parts' | 'channels'>;

const PREFIX = 'jishi_';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** It counts no more, and its name is free. */
export const hasEnded = ({ expires }: Holder): boolean => expires !== undefined && Date.parse(expires) <= Date.now();

/** Every token of a file; none when there is no file. */
export async function listTokens(path: string): Promise<TokenEntry[]> {
  return (await read(path)).tokens;
}

/**
 * Makes a token. It is disclosed once, here: the file keeps its hash.
 *
 * @throws RegistryError `conflict` when the name is taken: a release names its author by it; `invalid` when it would be
 *   over before it is used
 */
export async function makeToken(path: string, holder: Holder): Promise<string> {
  const { name } = holder;
  if (hasEnded(holder)) {
    throw new RegistryError('invalid', `a token until ${holder.expires} would be over before it is used`);
  }
  const token = PREFIX + randomBytes(32).toString('base64url');
  await change(path, (tokens) => {
    const others = tokens.filter((entry) => entry.name !== name || !hasEnded(entry));
    if (others.some((entry) => entry.name === name)) {
      throw new RegistryError(
        'conflict',
        `there is a token of ${name} already: pnpm release keys revoke "${name}" removes it`,
      );
    }
    return [...others, { ...holder, hash: hashOf(token).toString('hex'), made: new Date().toISOString() }];
  });
  return token;
}

/** @throws RegistryError `not-found` when nobody has that name */
export async function removeToken(path: string, name: string): Promise<void> {
  await change(path, (tokens) => {
    const others = tokens.filter((entry) => entry.name !== name);
    if (others.length === tokens.length) throw new RegistryError('not-found', `${path} has no token of ${name}`);
    return others;
  });
}

/** Finds out who holds a token; `null` for nobody. */
export type FindHolder = (token: string) => Promise<Holder | null>;

/** Looks tokens up in a file, which is read again when it was changed: a token that is revoked is so at once. */
export function tokensOf(path: string): FindHolder {
  let known: { stamp: string; entries: TokenEntry[] } | null = null;
  return async (token) => {
    const info = await stat(path).catch(() => null);
    const stamp = `${info?.mtimeMs} ${info?.size} ${info?.ino}`;
    if (known?.stamp !== stamp) known = { stamp, entries: await listTokens(path) };
    const given = hashOf(token);
    // Every entry is compared, each in the same time: how long it takes says nothing of what is right.
    const found = known.entries.filter(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
    return found[0] ?? null;
  };
}

async function read(path: string): Promise<TokenFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{"format":1,"tokens":[]}';
    throw error;
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new RegistryError('invalid', `${path} is not a file of tokens: pnpm release keys token makes one`, {
      cause: error,
    });
  }
}

/** A change takes milliseconds; an older half belongs to a process that was killed. */
const LEFT_BEHIND_MS = 10_000;

/** Reads, changes and replaces the file; who comes meanwhile waits, so that no change is lost. */
async function change(path: string, make: (tokens: readonly TokenEntry[]) => readonly TokenEntry[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const half = `${path}.half`;
  const file = await takeTurn(half);
  try {
    const tokens = make((await read(path)).tokens);
    await file.writeFile(`${JSON.stringify({ format: 1, tokens }, null, 2)}\n`);
    await file.sync();
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** The half-made file is made by one process at a time: it is the lock too. */
async function takeTurn(half: string): Promise<FileHandle> {
  for (;;) {
    try {
      return await open(half, 'wx', 0o600);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      const since = await stat(half).catch(() => null);
      if (since && Date.now() - since.mtimeMs > LEFT_BEHIND_MS) await rm(half, { force: true });
      else await sleep(10);
    }
  }
}
