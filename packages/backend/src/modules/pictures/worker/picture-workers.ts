import type { ErrorKey } from '../../../kernel/error-texts/index.ts';
import { ShopError } from '../../../kernel/errors/shop-error.ts';
import { FairQueue } from '../../../kernel/limits/fair-queue.ts';
import type { PictureFormat } from '../drawing/formats.ts';
import type { PictureRecipe } from '../drawing/recipes.ts';
import {
  type CallLimits,
  type CleanPicture,
  type PictureCall,
  type PictureCalls,
  PictureError,
  type PictureFailure,
} from './calls.ts';
import { CALL_LIMITS, IDLE_MS, QUEUE, WORKERS } from './picture-limits.ts';
import { PictureWorker } from './picture-worker.ts';

/** Whose turn pictures of the shop itself take: those it draws, and those its operator brings. */
export const SHOP_TURN = 'shop';

export type PictureWorkersOptions = {
  workers?: number;
  limits?: Partial<CallLimits>;
  /** Milliseconds a process without work stays. */
  idleMs?: number;
  /** Is told when a process died, hung or was over a limit. */
  onTrouble?: (error: PictureError) => void;
};

const refusals: Record<Exclude<PictureFailure, 'failed'>, ErrorKey> = {
  'not-a-picture': 'upload.extension',
  'too-large': 'upload.too_large',
  'over-limit': 'upload.too_large',
  hung: 'http.overload',
  lost: 'http.overload',
  closed: 'http.overload',
};

/**
 * Opens and makes pictures in processes of their own, a few at a time: they may take seconds of a core and hundreds of
 * megabytes, or die of what they were given, and the shop goes on. Whoever asks takes turns.
 */
export class PictureWorkers {
  readonly #workers: PictureWorker[];
  /** The one used last comes first, so that the others may become idle. */
  readonly #free: PictureWorker[];
  readonly #queue: FairQueue;
  readonly #limits: CallLimits;
  readonly #onTrouble: (error: PictureError) => void;

  constructor({ workers = WORKERS, limits = {}, idleMs = IDLE_MS, onTrouble = () => {} }: PictureWorkersOptions = {}) {
    this.#workers = Array.from({ length: workers }, () => new PictureWorker(idleMs));
    this.#free = [...this.#workers];
    this.#queue = new FairQueue({ parallel: workers, ...QUEUE });
    this.#limits = { ...CALL_LIMITS, ...limits };
    this.#onTrouble = onTrouble;
  }

  /** Processes there are. */
  get pids(): number[] {
    return this.#workers.flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Makes a picture somebody brought anew; `turn` names who it is.
   * @throws ShopError `upload.extension` for anything that is no picture, whatever it is called; `upload.too_large` for what takes
   * too much to open; `http.overload` when too many wait or the worker died twice
   */
  clean(bytes: Uint8Array, widths: readonly number[], turn: string): Promise<CleanPicture> {
    return this.#ask('clean', { bytes, widths }, turn);
  }

  /** Draws a picture of the demo shop. Throws as `clean` does. */
  draw(recipe: PictureRecipe, pixels: number, format: PictureFormat): Promise<Buffer> {
    return this.#ask('draw', { recipe, pixels, format }, SHOP_TURN);
  }

  /** Resolves when nothing is made or waits. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Ends the processes; what is open or waits fails. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #ask<Kind extends keyof PictureCalls>(
    kind: Kind,
    asked: PictureCalls[Kind]['asked'],
    turn: string,
  ): Promise<PictureCalls[Kind]['made']> {
    // What the worker answers is what its half of this folder makes.
    const call = { kind, ...asked } as PictureCall;
    return this.#queue.run(turn, async () => (await this.#make(call)) as PictureCalls[Kind]['made']);
  }

  async #make(call: PictureCall): Promise<unknown> {
    const worker = this.#free.pop();
    if (!worker) throw new Error('more calls than workers');
    try {
      // A process may be ended by somebody who needs memory: its call is made once more.
      return await this.#try(worker, call).catch((error: unknown) => {
        if (error instanceof PictureError && error.why === 'lost') return this.#try(worker, call);
        throw error;
      });
    } catch (error) {
      if (!(error instanceof PictureError) || error.why === 'failed') throw error;
      throw new ShopError(refusals[error.why], {}, { cause: error });
    } finally {
      this.#free.push(worker);
    }
  }

  async #try(worker: PictureWorker, call: PictureCall): Promise<unknown> {
    try {
      return await worker.ask(call, this.#limits);
    } catch (error) {
      const isTrouble = error instanceof PictureError && ['lost', 'hung', 'over-limit'].includes(error.why);
      if (isTrouble) this.#onTrouble(error);
      throw error;
    }
  }
}

declare module '../../../kernel/context/shop-app.ts' {
  interface ShopContext {
    /** Opens and makes pictures in processes of their own. */
    pictures: PictureWorkers;
  }
}
