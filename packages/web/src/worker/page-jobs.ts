import type { Renderer, RenderJob, RenderRequest } from '@jishi/contracts/renderer';
import type { AbortReason, FromWorker } from '../render/protocol.ts';
import { inPage } from './page-context.ts';
import { createPageSink, type PageSink } from './page-sink.ts';

type Post = (message: FromWorker, transfer?: ArrayBuffer[]) => void;

export type PageJobs = {
  render(id: number, serial: number, request: RenderRequest, trace: string | null): void;
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
    render(id, serial, request, trace) {
      const tags = new Set<string>();
      const sink = createPageSink({ id, post, credit, tags, onClosed: () => open.delete(id) });
      const entry = { sink, job: null as RenderJob | null };
      open.set(id, entry);
      try {
        const renderer = rendererOf(serial);
        if (!renderer) throw new Error(`release ${serial} is not in this worker`);
        entry.job = inPage({ tags, trace }, () => renderer.render(request, sink.forRenderer));
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
