import { expect, test } from 'vitest';
import { defaultHttpLimits } from './limits.ts';
import { type Body, UnfinishedBodies } from './unfinished-bodies.ts';

function world(limits: Partial<typeof defaultHttpLimits>) {
  const bodies = new UnfinishedBodies({ ...defaultHttpLimits, ...limits });
  const ended: string[] = [];
  const aBody = (name: string, network: string | null, bytes = 10): Body => ({
    network,
    bytes,
    end: (reason) => ended.push(`${name} ${reason}`),
  });
  return { bodies, ended, aBody };
}

test('the oldest of a network ends when it sends too many, and nobody else’s', () => {
  const { bodies, ended, aBody } = world({ unfinishedBodiesPerNetwork: 2 });
  bodies.add(aBody('other', 'b'));
  for (const name of ['one', 'two', 'three']) bodies.add(aBody(name, 'a'));
  for (const name of ['page', 'page', 'page']) bodies.add(aBody(name, null));
  expect([ended, bodies.coming]).toEqual([['one bodies-of-network'], 6]);
});

test('the oldest of all ends when there are too many', () => {
  const { bodies, ended, aBody } = world({ unfinishedBodies: 2 });
  for (const name of ['one', 'two', 'three']) bodies.add(aBody(name, name));
  expect([ended, bodies.coming, bodies.bytes]).toEqual([['one bodies'], 2, 20]);
});

test('what has arrived keeps its memory until it is answered, and is not pushed out', () => {
  const { bodies, ended, aBody } = world({ bodyMemory: 30 });
  const arrived = aBody('arrived', 'a', 20);
  bodies.add(arrived);
  bodies.finish(arrived);
  bodies.add(aBody('slow', 'a'));
  expect(bodies.add(aBody('next', 'a'))).toBe(true);
  expect(ended).toEqual(['slow body-memory']);
  expect(bodies.add(aBody('large', 'a', 15))).toBe(false);
  bodies.release(arrived);
  bodies.release(arrived);
  expect(bodies.add(aBody('large', 'a', 15))).toBe(true);
  bodies.endAll('stopping');
  expect([bodies.coming, bodies.bytes]).toEqual([0, 0]);
});
