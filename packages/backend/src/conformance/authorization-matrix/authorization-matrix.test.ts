import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeEngines, inTurn, type TestShop } from '../../testing/index.ts';
import { belongingsOf } from './belongings.ts';
import { callsOf, send } from './calls.ts';
import { makeCallContext } from './context/call-context.ts';
import { type CallContext, type CallFixture, type Expected, type Row, signInFirst, type Who } from './context/row.ts';
import { authorizationMatrix, describedTwice } from './matrix.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-access-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const expected = (row: Row, who: Who): Expected => (who === 'visitor' ? (row.visitor ?? signInFirst) : row[who]);
const callerOf = (context: CallContext, who: Who) => (who === 'visitor' ? null : context[who]);

/** What somebody sends: their own fixture where one is used up, else the owner's. */
async function thingFor(row: Row, context: CallContext, who: Who, shared: CallFixture): Promise<CallFixture> {
  const fixture = row.once && who !== 'visitor' ? await row.make(context) : shared;
  return who === 'other' && row.otherSends ? row.otherSends(fixture, context) : fixture;
}

/** Everybody in turn with the same fixture, the owner last: that it still works for them shows that nobody spoilt it. */
async function tryAll(shop: TestShop, name: string, row: Row): Promise<void> {
  const context = await makeCallContext(shop);
  const shared = await row.make(context);
  for (const who of ['visitor', 'other', 'owner'] as const) {
    const fixture = await thingFor(row, context, who, shared);
    const belongings = () =>
      row.access === 'login' && who === 'other' ? belongingsOf(shop.db, context.owner.id) : null;
    const before = await belongings();
    const reply = await send(shop, name, fixture, callerOf(context, who));
    const note = `${name} as ${who}: ${reply.body.slice(0, 300)}`;
    expect(reply, note).toMatchObject(expected(row, who));
    for (const secret of fixture.secrets ?? []) expect(reply.body.includes(secret), note).toBe(who === 'owner');
    expect(await belongings(), note).toEqual(before);
  }
}

describeEngines(
  'who may do what',
  (shop, engine) => {
    it('is said for every call of the api, and for no other', () => {
      const calls = callsOf(shop().app).map(({ name }) => name);
      expect(describedTwice()).toEqual([]);
      expect(calls.filter((name) => !authorizationMatrix[name])).toEqual([]);
      expect(Object.keys(authorizationMatrix).filter((name) => !calls.includes(name))).toEqual([]);
    });

    it('is what the routes declare', () => {
      const differing = callsOf(shop().app).filter(({ name, access }) => authorizationMatrix[name]?.access !== access);
      expect(differing).toEqual([]);
    });

    describe.each(inTurn(engine, Object.entries(authorizationMatrix)))('%s', (name, row) => {
      it('visitor, another customer, owner', () => tryAll(shop(), name, row));
    });
  },
  { SHOP_INTERNAL_KEY: 'a-key-of-the-operator', SHOP_DATA: folder },
);
