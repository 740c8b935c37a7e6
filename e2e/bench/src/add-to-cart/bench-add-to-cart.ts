import { listParts, root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import { conditions } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { type AddToCartResult, addToCartReport } from './add-to-cart-report.ts';
import { type FirstAddToCart, measureAddToCart } from './measure-add-to-cart.ts';
import { openOneBundle } from './open-one-bundle.ts';

export type BenchAddToCartOptions = { runs: number; isDry: boolean; stop: AbortSignal };

/** Measures what the composition costs a shopper: the same code, composed of parts and as one bundle, in turns. */
export async function benchAddToCart({ runs, isDry, stop }: BenchAddToCartOptions): Promise<void> {
  const result = await measure(runs, stop);
  await writeReport('add-to-cart', result, addToCartReport(result), isDry);
}

async function measure(runs: number, stop: AbortSignal): Promise<AddToCartResult> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const remotes = listParts(root).filter((part) => part !== 'shell');
  say('build', 'the same code as one bundle');
  const bundle = closing.adopt(await openOneBundle(remotes, shop.apiOrigin, stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  const began = new Date().toISOString();
  const loadAverages = [loadAverage()];
  const measured: AddToCartResult['runs'] = [];
  const sides = [
    ['composed', shop.origin],
    ['bundle', bundle.origin],
  ] as const;
  for (let round = 0; round <= runs; round += 1) {
    const pair = {} as Record<(typeof sides)[number][0], FirstAddToCart>;
    for (const [side, origin] of round % 2 === 0 ? sides : sides.toReversed()) {
      stop.throwIfAborted();
      pair[side] = await measureAddToCart(browser, origin);
    }
    say(
      'round',
      `${round} of ${runs}: ${Math.round(pair.composed.inCart)} ms, as one bundle ${Math.round(pair.bundle.inCart)} ms`,
    );
    if (pair.bundle.remoteFiles > 0) throw new Error('the one bundle asked for files of remotes: it is not one bundle');
    if (round > 0) measured.push(pair);
  }
  loadAverages.push(loadAverage());
  return { format: 1, began, machine: describeMachine(browser.version()), loadAverages, conditions, runs: measured };
}
