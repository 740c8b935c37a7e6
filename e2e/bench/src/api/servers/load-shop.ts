import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadShopCalls } from '@jishi/backend/testing/load/calls';

/** The program that makes and changes the database under a load. */
export type LoadShop = LoadShopCalls & { end(): Promise<void> };

type Reply = { id: number; value?: unknown; error?: string };

/** Starts that program; `end` removes what it made. */
export function openLoadShop(): LoadShop {
  const child = fork(fileURLToPath(import.meta.resolve('@jishi/backend/testing/load')), { stdio: 'inherit' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let calls = 0;
  child.on('message', ({ id, value, error }: Reply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(error));
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the program beside the load ended with ${code}`));
  });
  const call =
    (name: keyof LoadShopCalls) =>
    (argument?: unknown): Promise<never> =>
      new Promise((resolve, reject) => {
        const id = ++calls;
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        child.send({ id, name, argument });
      });
  return {
    prepare: call('prepare'),
    startSale: call('startSale'),
    countSale: call('countSale'),
    countOrders: call('countOrders'),
    readPlaces: call('readPlaces'),
    findFaults: call('findFaults'),
    setPrice: call('setPrice'),
    notifyAll: call('notifyAll'),
    remove: call('remove'),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
