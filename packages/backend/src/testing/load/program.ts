// Beside a load: started with a channel (`fork`), does what it is asked by message, removes its database at the end.
import type { LoadShopCalls } from './calls.ts';
import { LoadShop } from './load-shop.ts';

type Call = { id: number; name: keyof LoadShopCalls; argument: never };

const shop = new LoadShop();
let isEnding = false;

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await shop.remove();
  process.exit(0);
}

process.on('message', ({ id, name, argument }: Call) => {
  shop[name](argument).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => void end());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
