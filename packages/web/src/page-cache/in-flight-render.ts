import type { RenderRequest } from '@jishi/contracts/renderer';
import type { Limits } from '../config/limits.ts';
import { RenderFailed } from '../render/errors.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { type SharedPage, sharePage } from './shared-page.ts';

/** Who asks for a page: its network, and when it has left. */
export type Reader = { network: string; gone: AbortSignal };

/** A page that is being rendered for whoever asks for it meanwhile (request coalescing). */
export type InFlightRender = {
  page: Promise<SharedPage>;
  begunAt: number;
  /** What changed meanwhile; null: anything may have. */
  changedTags: Set<string | null>;
  /** Whether a reader may wait for it: it is being rendered, or waits for its turn among renders of the same network. */
  isFor(reader: Reader): boolean;
  /** One more reader waits for its first bytes; without any it is given up before its turn. */
  join(reader: Reader): void;
  /** It goes on even when nobody waits. */
  keepGoing(): void;
};

type InFlightRenderOptions = {
  pool: Pick<RenderPool, 'render'>;
  limits: Limits;
  request: RenderRequest;
  /** Who it is made for; `null` for a refresh, which has no readers. */
  reader: Reader | null;
  /** Made once more when the renderer fails: whoever waits would ask again at once. */
  mayRetry: boolean;
};

/** Begins a page. */
export function startInFlightRender({
  pool,
  limits,
  request,
  reader,
  mayRetry,
}: InFlightRenderOptions): InFlightRender {
  const abandoned = new AbortController();
  let hasTurn = false;
  let isDetached = reader === null;
  let waiting = 0;
  const turn = {
    network: reader?.network ?? null,
    signal: abandoned.signal,
    onTurn: () => {
      hasTurn = true;
    },
  };
  const share = {
    noncePlaceholder: request.noncePlaceholder,
    limit: limits.sharedPageBytes,
    mayLeave: reader !== null,
  };
  const attempt = async (): Promise<SharedPage> => sharePage(await pool.render(request, turn), share);
  const page = attempt().catch((error: unknown) => {
    if (mayRetry && error instanceof RenderFailed && !abandoned.signal.aborted) return attempt();
    throw error;
  });

  const join = ({ gone }: Reader): void => {
    waiting += 1;
    const leave = (): void => {
      waiting -= 1;
      if (waiting === 0 && !isDetached) abandoned.abort();
    };
    gone.addEventListener('abort', leave, { once: true });
    const settle = (): void => gone.removeEventListener('abort', leave);
    page.then(settle, settle);
  };
  if (reader) join(reader);
  return {
    page,
    begunAt: performance.now(),
    changedTags: new Set(),
    isFor: ({ network }) => !abandoned.signal.aborted && (hasTurn || reader === null || reader.network === network),
    join,
    keepGoing() {
      isDetached = true;
    },
  };
}
