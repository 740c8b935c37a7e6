import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operators } from '../../kernel/db/schema/index.ts';
import { describeRacing, type TestShop } from '../../testing/index.ts';
import { codeAt } from '../operations/operators/totp.ts';
import { anOperator } from './testing/operator.ts';

const STEP_MS = 30_000;
const CHANGE = ['settings', 'set', 'codes.seconds'] as const;

/** Enrols somebody, by somebody who may, and gives their secret. */
async function enrol(shop: TestShop, name: string, ...proof: string[]): Promise<string> {
  const added = await anOperator(shop)('operators', 'add', name, '--json', ...proof);
  expect(added).toMatchObject({ exitCode: 0, err: '' });
  const { address } = JSON.parse(added.out) as { address: string };
  return new URL(address).searchParams.get('secret') ?? '';
}

/** An operator who has confirmed; nobody else is one. `proof()`: options with a code nobody has used. */
async function aConfirmedOperator(shop: TestShop, name: string) {
  await shop.db.delete(operators);
  const secret = await enrol(shop, name);
  const confirmed = await anOperator(shop)('operators', 'confirm', name, '--first-code', codeAt(secret, shop.now));
  expect(confirmed).toMatchObject({ exitCode: 0 });
  const proof = () => {
    shop.advance(STEP_MS);
    return ['--operator', name, '--code', codeAt(secret, shop.now)];
  };
  return { secret, proof };
}

function told(shop: TestShop): Record<string, unknown>[] {
  const text = readFileSync(join(shop.config.dataFolder, 'logs', 'security.log'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describeRacing('operators', (shop) => {
  it('are nobody at first, and nothing is asked', async () => {
    const run = anOperator(shop());
    expect(await run('operators', 'list', '--json')).toMatchObject({ exitCode: 0, out: '[]' });
    expect(await run(...CHANGE, '61')).toMatchObject({ exitCode: 0 });
  });

  it('are enrolled with an address and a picture of it, and count once they have confirmed', async () => {
    const run = anOperator(shop());
    const added = await run('operators', 'add', 'ann');
    expect(added.out).toMatch(/█[\s\S]*otpauth:\/\/totp\/[^\s]*ann\?[^\s]*secret=[A-Z2-7]{32}/);
    expect(await run(...CHANGE, '62')).toMatchObject({ exitCode: 0 });
    const secret = await enrol(shop(), 'ann');
    const wrong = await run('operators', 'confirm', 'ann', '--first-code', '000000x');
    expect(wrong).toMatchObject({ exitCode: 1, err: expect.stringContaining('not the code of ann') });
    expect(await run(...CHANGE, '63')).toMatchObject({ exitCode: 0 });
    const code = codeAt(secret, shop().now);
    expect(await run('operators', 'confirm', 'ann', '--first-code', code)).toMatchObject({ exitCode: 0 });
    const refused = await run(...CHANGE, '64');
    expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining('--operator <name>') });
    expect((await run('settings', 'get', 'codes.seconds', '--json')).out).toContain('63');
  });

  it('keep their secret encrypted, and never show it again', async () => {
    const { secret } = await aConfirmedOperator(shop(), 'ann');
    const rows = JSON.stringify(await shop().db.select().from(operators));
    const log = JSON.stringify(told(shop()));
    const list = (await anOperator(shop())('operators', 'list', '--json')).out;
    expect(rows).toContain('ann');
    for (const text of [rows, log, list]) expect(text).not.toContain(secret);
  });

  it('change something with name and code, and the security log says who', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    expect(await anOperator(shop())(...CHANGE, '65', ...proof())).toMatchObject({ exitCode: 0 });
    expect(told(shop()).at(-1)).toMatchObject({
      event: 'operator.acted',
      command: 'settings set',
      args: ['codes.seconds', '65'],
      operator: 'ann',
    });
  });

  it('are asked nothing for looks and trials', async () => {
    await aConfirmedOperator(shop(), 'ann');
    const run = anOperator(shop());
    expect(await run('settings', 'list')).toMatchObject({ exitCode: 0 });
    expect(await run(...CHANGE, '66', '--dry-run')).toMatchObject({ exitCode: 0 });
  });

  it('use a code once, also of two commands at the same time', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    const used = proof();
    const run = anOperator(shop());
    const codes = (await Promise.all([run(...CHANGE, '67', ...used), run(...CHANGE, '68', ...used)])).map(
      ({ exitCode }) => exitCode,
    );
    expect(codes.toSorted()).toEqual([0, 1]);
    const again = await run(...CHANGE, '69', ...used);
    expect(again).toMatchObject({ exitCode: 1, err: expect.stringContaining('used already') });
    expect(told(shop()).at(-1)).toMatchObject({ event: 'operator.refused', reason: 'operator.code', operator: 'ann' });
  });

  it('are locked for ten minutes after five wrong codes, right ones and all', async () => {
    const { proof, secret } = await aConfirmedOperator(shop(), 'ann');
    const run = anOperator(shop());
    const wrong = ['--operator', 'ann', '--code', codeAt(secret, new Date(0))];
    const said = await Promise.all(Array.from({ length: 8 }, () => run(...CHANGE, '70', ...wrong)));
    const looked = said.filter(({ err }) => err.includes('That is not the code'));
    expect(looked).toHaveLength(5);
    const locked = await run(...CHANGE, '70', ...proof());
    expect(locked).toMatchObject({ exitCode: 1, err: expect.stringContaining('ann is locked') });
    expect((await run('operators', 'list')).out).toContain('locked');
    shop().advance(600_000);
    expect(await run(...CHANGE, '70', ...proof())).toMatchObject({ exitCode: 0 });
  });

  it('are known, and take no code of somebody else', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    const secret = await enrol(shop(), 'bo', ...proof());
    const run = anOperator(shop());
    const bo = (code: string) => run(...CHANGE, '71', '--operator', 'bo', '--code', code);
    expect((await bo(codeAt(secret, shop().now))).err).toContain('There is no operator bo');
    const first = codeAt(secret, shop().now);
    expect(await run('operators', 'confirm', 'bo', '--first-code', first, ...proof())).toMatchObject({ exitCode: 0 });
    expect((await bo(proof().at(-1) ?? '')).err).toContain('not the code of bo');
    expect(await bo(codeAt(secret, shop().now))).toMatchObject({ exitCode: 0 });
  });

  it('are asked at a terminal, and agree to what cannot be taken back with the same code', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    const as = await shop().aCustomer();
    const [, , , code = ''] = proof();
    const asked: string[] = [];
    const answers = {
      askText: async (question: string) => {
        asked.push(question);
        return question.includes('name') ? 'ann' : code;
      },
    };
    const agree = async (question: string) => asked.push(question) > 0;
    const done = await anOperator(shop(), agree, answers)('users', 'forbid', as.cellphone);
    expect(done).toMatchObject({ exitCode: 0, err: '' });
    expect(asked).toEqual([
      'Your name as an operator:',
      'The code your authenticator shows:',
      expect.stringContaining('signed out'),
    ]);
    expect(await anOperator(shop())('users', 'allow', as.cellphone, '--operator', 'ann', '--code', code)).toMatchObject(
      {
        exitCode: 1,
        err: expect.stringContaining('used already'),
      },
    );
  });

  it('are named by SHOP_OPERATOR, and by the option before it', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    const [, , ...code] = proof();
    const env = { SHOP_OPERATOR: 'ann' };
    expect(await anOperator(shop(), null, { env })(...CHANGE, '72', ...code)).toMatchObject({ exitCode: 0 });
    const other = await anOperator(shop(), null, { env })(...CHANGE, '72', '--operator', 'bo', '--code', '123456');
    expect(other.err).toContain('There is no operator bo');
    expect((await anOperator(shop(), null, { env })(...CHANGE, '72')).err).toContain('Show that you are ann');
  });

  it('are removed by an operator, and with the last one nothing is asked', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    const run = anOperator(shop());
    expect((await run('operators', 'remove', 'ann', '--yes')).exitCode).toBe(1);
    const unsure = await run('operators', 'remove', 'ann', ...proof());
    expect(unsure).toMatchObject({ exitCode: 1, err: expect.stringContaining('Nobody is left') });
    expect(await run('operators', 'remove', 'ann', '--yes', ...proof())).toMatchObject({ exitCode: 0 });
    expect(await run(...CHANGE, '73')).toMatchObject({ exitCode: 0 });
  });

  it.each(['Ann', 'a', '1ann', 'an n', 'a'.repeat(31)])('have no name such as %j', async (name) => {
    await shop().db.delete(operators);
    expect((await anOperator(shop())('operators', 'add', name)).err).toContain('small letters');
  });

  it('are refused in a sentence when the key of their secrets is another', async () => {
    const { proof } = await aConfirmedOperator(shop(), 'ann');
    const key = join(shop().config.dataFolder, 'keys', 'operators.key');
    const before = readFileSync(key, 'utf8');
    writeFileSync(key, 'x'.repeat(43));
    const refused = await anOperator(shop())(...CHANGE, '74', ...proof());
    expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining('bring back keys/operators.key') });
    writeFileSync(key, before);
    expect(await anOperator(shop())(...CHANGE, '74', ...proof())).toMatchObject({ exitCode: 0 });
  });
});
