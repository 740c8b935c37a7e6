import { text } from 'node:stream/consumers';
import { messageOf } from './faults.ts';
import { watchThread } from './held-thread.ts';
import type { Host } from './host.ts';
import { cutNetwork } from './no-network.ts';
import type { TrialBegin, TrialOrder, TrialReport } from './order.ts';
import { stateOf } from './state.ts';
import { tryModule } from './try-module.ts';
import { createWorld } from './world.ts';

/** The process of a trial: reads the order, says a line for each module as soon as it is tried. */
const order = JSON.parse(await text(process.stdin)) as TrialOrder;
const say = (report: TrialReport | TrialBegin) => process.stdout.write(`${JSON.stringify(report)}\n`);
cutNetwork();
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);

const world = createWorld((key) => order.scripts.some(([, code]) => code.includes(key)));
world.run(order.host, 'host.js');
const make = Reflect.get(world.window, '_trialHost') as (
  answer: (method: string, path: string) => Promise<unknown>,
  note: (what: string) => void,
) => Host;
const host = make(answer, (what) => world.noted.push(what));
host.queries.setQueryData(['check', 'another part'], 'kept');
host.queries.setDefaultOptions(host.queries.getDefaultOptions());
// React and styled-components make themselves at home in the page the first time.
const first = world.window.document.createElement('div');
world.place.append(first);
host.mount(first, { Component: () => null }, {}, '*', '/', () => undefined).end();
first.remove();
world.state = stateOf(world, host, order.mfName);
const thread = watchThread();
say({ begins: null });
try {
  for (const [name, code] of order.scripts) world.run(code, name);
} catch (error) {
  for (const { id } of order.modules) say({ id, effects: [`fails as soon as its scripts come: ${messageOf(error)}`] });
  process.exit(0);
}

// What running the scripts took is told of the first module they came for.
for (const one of order.modules) {
  say({ begins: one.id });
  const { wrote, read } = host.writes;
  wrote.clear();
  const shared = () => ({ wrote: [...wrote], read: [...read] });
  try {
    const effects = await tryModule(world, host, order, one);
    say({ id: one.id, effects: [...effects, ...thread.told()], ...shared() });
  } catch (error) {
    say({ id: one.id, effects: thread.told(), untried: messageOf(error), ...shared() });
  }
}
process.exit(0);

/** What the api describes; without a description nothing comes. */
function answer(method: string, path: string): Promise<unknown> {
  const asked = path.split('?')[0]!.split('/').filter(Boolean);
  const known = Object.keys(order.answers).find((key) => {
    const [verb, pattern = ''] = key.split(' ');
    const own = pattern.split('/').filter(Boolean);
    return (
      verb === method &&
      own.length === asked.length &&
      own.every((step, index) => step.startsWith('{') || step === asked[index])
    );
  });
  return known ? Promise.resolve(structuredClone(order.answers[known])) : new Promise(() => undefined);
}
