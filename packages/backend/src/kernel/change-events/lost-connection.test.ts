import { expect, it } from 'vitest';
import type { Database, Listening } from '../db/database.ts';
import { ChangeEvents } from './change-events.ts';

it('logs once that change events do not arrive, also when they never did, and lets no listener keep them from others', async () => {
  const listenings: Listening[] = [];
  const listen: Database['listen'] = async (_channel, listening) => {
    listenings.push(listening);
    return async () => {};
  };
  const warnings: string[] = [];
  const errors: string[] = [];
  const log = {
    info: () => {},
    warn: (_details: unknown, text?: string) => void warnings.push(text ?? ''),
    error: (_details: unknown, text?: string) => void errors.push(text ?? ''),
  };
  const changeEvents = new ChangeEvents({ listen } as Database, log);
  await changeEvents.open();
  const [line] = listenings;
  line?.onLost(new Error('a pooler swallows them'));
  line?.onLost(new Error('still'));
  expect([warnings.length, changeEvents.isConnected]).toEqual([1, false]);

  const received: (string | null)[] = [];
  changeEvents.on('good', () => {
    throw new Error('a listener is broken');
  });
  changeEvents.on('good', ({ id }) => void received.push(id));
  line?.onConnected();
  for (const text of ['good:5', 'of:another-version', 'good:7']) line?.onMessage(text);
  expect([received, errors.length, changeEvents.received, changeEvents.isConnected]).toEqual([['5', '7'], 2, 2, true]);
  line?.onLost(new Error('again'));
  expect(warnings).toHaveLength(2);
});
