import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeEngines, inTurn, type TestShop } from '../../testing/index.ts';
import { callsOf, send } from '../authorization-matrix/calls.ts';
import { makeCallContext } from '../authorization-matrix/context/call-context.ts';
import type { CallContext, CallFixture, Row } from '../authorization-matrix/context/row.ts';
import { authorizationMatrix } from '../authorization-matrix/matrix.ts';
import { type Field, fieldsOf, nameOf } from './fields.ts';
import { core, rest } from './hostile-values.ts';
import { mutate } from './mutate.ts';
import { faultOf } from './verdict.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const INTERNAL_KEY = 'a-key-of-the-operator';
const isFull = process.env['TEST_FULL'] === '1';
const values = isFull ? [...core, ...rest] : core;
/** How often a fixture that was used up is made again, so that the next value gets as far as the first. */
const MAX_REMAKES = isFull ? 200 : 3;

type Target = { context: CallContext; fixture: CallFixture };

async function aTarget(shop: TestShop, row: Row): Promise<Target> {
  const context = await makeCallContext(shop);
  return { context, fixture: await row.make(context) };
}

/**
 * Tries every value in every field of a call, as its owner, the rest of the request as it should be. Visitors need no
 * trial of their own: calls that need no sign-in do not look at it, the others turn them away before they read anything
 * (`project-key.test.ts`).
 */
async function faultsOf(shop: TestShop, name: string, row: Row): Promise<string[]> {
  const route = callsOf(shop.app).find((call) => call.name === name)?.route;
  if (!route) throw new Error(`no such call: ${name}`);
  let target = await aTarget(shop, row);
  const faults: string[] = [];
  let remakes = 0;
  for (const field of fieldsOf(route, target.fixture)) {
    for (const value of values) {
      const { fault, isSpent } = await tryValue(shop, name, target, field, value);
      if (fault) faults.push(`${name} ${nameOf(field)} = ${show(value)}: ${fault}`);
      if (isSpent && remakes++ < MAX_REMAKES) target = await aTarget(shop, row);
    }
  }
  return faults;
}

async function tryValue(shop: TestShop, name: string, { context, fixture }: Target, field: Field, value: unknown) {
  const started = performance.now();
  const reply = await send(shop, name, mutate(fixture, field, value), context.owner, headersFor(name));
  const fault = faultOf(reply, performance.now() - started);
  const isSpent = reply.status === 429 || (reply.status < 400 && name.startsWith('POST'));
  return { fault: fault && `${fault} (${reply.body.slice(0, 200)})`, isSpent };
}

let addresses = 0;
/** Limits per address would stop the trial, so each request has its own; limits per customer end with the customer. */
function headersFor(name: string): Record<string, string> {
  if (name.includes('/internal/')) return { 'x-internal-key': INTERNAL_KEY };
  const number = ++addresses;
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

describeEngines(
  'hostile values in every field',
  (shop, engine) => {
    describe.each(inTurn(engine, Object.entries(authorizationMatrix)))('%s', (name, row) => {
      it('answers as to any mistake', async () => {
        expect(await faultsOf(shop(), name, row)).toEqual([]);
      }, 600_000);
    });
  },
  { SHOP_DATA: folder, SHOP_INTERNAL_KEY: INTERNAL_KEY },
);
