import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeEngines, inTurn, type TestShop } from '../../testing/index.ts';
import { belongingsOf } from './belongings.ts';
import { callsOf, send } from './calls.ts';
import { accessTable, describedTwice } from './table.ts';
import { type Row, signInFirst, type Thing, type Told, type Who, type World } from './world/row.ts';
import { aWorld } from './world/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-access-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const told = (row: Row, who: Who): Told => (who === 'visitor' ? (row.visitor ?? signInFirst) : row[who]);
const callerOf = (world: World, who: Who) => (who === 'visitor' ? null : world[who]);

/** What somebody sends: their own thing where one is used up, else the owner's. */
async function thingFor(row: Row, world: World, who: Who, shared: Thing): Promise<Thing> {
  const thing = row.once && who !== 'visitor' ? await row.make(world) : shared;
  return who === 'other' && row.otherSends ? row.otherSends(thing, world) : thing;
}

/** Everybody in turn with the same thing, the owner last: that it still works for them shows that nobody spoilt it. */
async function tryAll(shop: TestShop, name: string, row: Row): Promise<void> {
  const world = await aWorld(shop);
  const shared = await row.make(world);
  for (const who of ['visitor', 'other', 'owner'] as const) {
    const thing = await thingFor(row, world, who, shared);
    const belongings = () => (row.access === 'login' && who === 'other' ? belongingsOf(shop.db, world.owner.id) : null);
    const before = await belongings();
    const reply = await send(shop, name, thing, callerOf(world, who));
    const note = `${name} as ${who}: ${reply.body.slice(0, 300)}`;
    expect(reply, note).toMatchObject(told(row, who));
    for (const secret of thing.secrets ?? []) expect(reply.body.includes(secret), note).toBe(who === 'owner');
    expect(await belongings(), note).toEqual(before);
  }
}

describeEngines(
  'who may do what',
  (shop, engine) => {
    it('is said for every call of the api, and for no other', () => {
      const calls = callsOf(shop().app).map(({ name }) => name);
      expect(describedTwice()).toEqual([]);
      expect(calls.filter((name) => !accessTable[name])).toEqual([]);
      expect(Object.keys(accessTable).filter((name) => !calls.includes(name))).toEqual([]);
    });

    it('is what the routes declare', () => {
      const differing = callsOf(shop().app).filter(({ name, access }) => accessTable[name]?.access !== access);
      expect(differing).toEqual([]);
    });

    describe.each(inTurn(engine, Object.entries(accessTable)))('%s', (name, row) => {
      it('visitor, another customer, owner', () => tryAll(shop(), name, row));
    });
  },
  { SHOP_INTERNAL_KEY: 'a-key-of-the-operator', SHOP_DATA: folder },
);
