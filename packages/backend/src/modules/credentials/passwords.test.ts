import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatHash } from './password-hash.ts';
import { Passwords } from './passwords.ts';

const small = { parallel: 1, waiting: 2, waitingPerKey: 2, waitMs: 60_000 };

describe('passwords', () => {
  it('are known again, and no other', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('correct-horse', 'shop');
    expect(await passwords.matches('correct-horse', hash, 'shop')).toBe(true);
    expect(await passwords.matches('correct-hors', hash, 'shop')).toBe(false);
    expect(await passwords.matches('correct-horse', null, 'shop')).toBe(false);
  });

  it('of another cost are known too: the hash says what it took', async () => {
    const cheap = { cost: { memory: 1024, passes: 1, parallelism: 1 }, salt: Buffer.from('saltsaltsaltsalt') };
    const hash = argon2Sync('argon2id', {
      message: 'correct-horse',
      nonce: cheap.salt,
      ...cheap.cost,
      tagLength: 32,
    });
    const text = formatHash({ ...cheap, hash });
    expect(text).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$c2FsdHNhbHRzYWx0c2FsdA\$/);
    expect(await new Passwords().matches('correct-horse', text, 'shop')).toBe(true);
    expect(await new Passwords().matches('correct-hors', text, 'shop')).toBe(false);
  });

  it.each(['', 'x', '$2b$12$abc', '$argon2id$v=19$m=1024,t=1,p=1$c2FsdA$'])(
    'match no text such as %j',
    async (text) => {
      expect(await new Passwords().matches('x', text, 'shop')).toBe(false);
    },
  );

  it('work as hard for an account that is not there', async () => {
    const passwords = new Passwords(small);
    // One at work and two waiting: there is no place for one more, and one that did no work would need none.
    const crowd = Array.from({ length: 3 }, () => passwords.matches('x', null, 'shop'));
    await expect(passwords.matches('x', null, 'shop')).rejects.toMatchObject({ key: 'http.overload' });
    expect(await Promise.all(crowd)).toEqual([false, false, false]);
  });

  it('of one network wait for each other, those of others do not', async () => {
    const passwords = new Passwords();
    const done: string[] = [];
    const check = (ip: string) => passwords.matches('x', null, { ip }).then(() => done.push(ip));
    const crowd = Array.from({ length: 40 }, (_, index) => check(`2001:db8:0:1::${index}`));
    await Promise.all([...crowd, check('192.0.2.7')]);
    expect(done).toHaveLength(41);
    expect(done.indexOf('192.0.2.7')).toBeLessThan(8);
  });
});
