import type { Renderer, RenderJob, RenderRequest } from '@jishi/contracts/renderer';
import type { AbortReason, FromWorker, ToWorker } from '../render/protocol.ts';
import { inPage, type PageContext } from './page-context.ts';
import { createPageSink, type PageSink } from './page-sink.ts';

type Post = (message: FromWorker, transfer?: ArrayBuffer[]) => void;

type RenderMessage = Extract<ToWorker, { type: 'render' }>;

export type PageJobs = {
  render(message: RenderMessage): void;
  credit(id: number, bytes: number): void;
  abort(id: number, reason: AbortReason): void;
};

/** The pages this worker is rendering, by the id the host gave them. */
export function createPageJobs(
  rendererOf: (serial: number) => Renderer | undefined,
  post: Post,
  credit: number,
): PageJobs {
  const open = new Map<number, { sink: PageSink; job: RenderJob | null }>();

  return {
    render({ id, serial, request, trace, freshAnswers }) {
      const page: PageContext = {
        tags: new Set(),
        trace,
        freshAnswers: isForEverybody(request) ? freshAnswers : 0,
        answers: { hit: 0, miss: 0 },
      };
      const sink = createPageSink({
        id,
        path: request.url.split('?')[0] ?? '/',
        requestId: request.requestId,
        post,
        credit,
        page,
        onClosed: () => open.delete(id),
      });
      const entry = { sink, job: null as RenderJob | null };
      open.set(id, entry);
      try {
        const renderer = rendererOf(serial);
        if (!renderer) throw new Error(`release ${serial} is not in this worker`);
        entry.job = inPage(page, () => renderer.render(request, sink.forRenderer));
      } catch (error) {
        sink.forRenderer.fail(error);
      }
    },
    credit: (id, bytes) => open.get(id)?.sink.giveCredit(bytes),
    abort(id, reason) {
      const entry = open.get(id);
      if (reason === 'gone') entry?.sink.close();
      entry?.job?.abort(reason);
    },
  };
}

/** Made without anything of its reader, for the visitors' cache. */
const isForEverybody = ({ cookie, remoteAddress }: RenderRequest): boolean => cookie === '' && remoteAddress === null;
