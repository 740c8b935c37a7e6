/** What one argon2id hash takes: memory in KiB, passes over it, lanes. */
export type HashCost = { memory: number; passes: number; parallelism: number };

export type PasswordHash = { cost: HashCost; salt: Buffer; hash: Buffer };

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the form of the reference implementation. */
export function formatHash({ cost, salt, hash }: PasswordHash): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(hash)}`;
}

/** Reads such a text; null for any other. */
export function readHash(text: string): PasswordHash | null {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(text) ?? [];
  if (hash === '') return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
