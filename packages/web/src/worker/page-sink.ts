import type { RenderSink } from '@jishi/contracts/renderer';
import type { FromWorker } from '../render/protocol.ts';
import { partOfTrace } from '../render/render-fault.ts';
import { describe } from './describe-error.ts';
import type { PageContext } from './page-context.ts';

export type PageSink = {
  forRenderer: RenderSink;
  giveCredit(bytes: number): void;
  /** Nobody reads any more: what still comes is dropped, and a waiting renderer goes on. */
  close(): void;
};

/** Of one page: where one place fails, others often do for the same reason. */
const MOST_FAULTS = 5;
const MESSAGE_LENGTH = 300;

type PageSinkOptions = {
  id: number;
  /** Path of the page, without its query. */
  path: string;
  requestId: string;
  post: (message: FromWorker, transfer?: ArrayBuffer[]) => void;
  credit: number;
  /** Grows while the page is made. */
  page: Pick<PageContext, 'tags' | 'answers'>;
  onClosed: () => void;
};

/** Where the renderer writes one page. Each flush of React becomes one message. */
export function createPageSink({ id, path, requestId, post, credit, page, onClosed }: PageSinkOptions): PageSink {
  let isOpen = true;
  let left = credit;
  let waiting: (() => void)[] = [];
  let faults = 0;

  const resume = (): void => {
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback();
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    onClosed();
    resume();
  };
  const finish = (message: FromWorker): void => {
    if (!isOpen) return;
    post(message);
    close();
  };

  return {
    forRenderer: {
      head(head) {
        if (isOpen) post({ type: 'head', id, head });
      },
      chunk(bytes) {
        if (!isOpen) return true;
        left -= bytes.byteLength; // before posting: a transferred buffer has length 0
        postChunk(id, bytes, post);
        return left > 0;
      },
      onDrain(callback) {
        if (isOpen && left <= 0) waiting.push(callback);
        else queueMicrotask(callback);
      },
      end: (complete = true, inOnePiece = true) =>
        finish({ type: 'end', id, complete, inOnePiece, tags: [...page.tags], answers: page.answers }),
      fault(error, components) {
        if (faults >= MOST_FAULTS) return;
        faults += 1;
        const { message, stack } = describe(error);
        const part = partOfTrace(`${stack}\n${components}`);
        post({ type: 'fault', fault: { part, path, message: message.slice(0, MESSAGE_LENGTH), requestId } });
      },
      fail: (error) => finish({ type: 'fail', id, ...describe(error) }),
    },
    giveCredit(bytes) {
      left += bytes;
      if (left > 0) resume();
    },
    close,
  };
}

/** Moves the buffer when it owns its memory; a piece of Node's common pool is copied, or its neighbours would go too. */
function postChunk(id: number, bytes: Uint8Array, post: PageSinkOptions['post']): void {
  const isOwner = bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength;
  const own = isOwner ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
  post({ type: 'chunk', id, bytes: own }, [own.buffer]);
}
