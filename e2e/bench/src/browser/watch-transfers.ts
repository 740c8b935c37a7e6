import type { CDPSession } from '@playwright/test';
import type { Transfer } from './transfers.ts';

/** What a tab fetches over the network, as it comes. */
export type TransferWatch = {
  /** All that has arrived, in the order it was asked for. */
  arrived(): Transfer[];
  /** How long nothing has been on its way, in milliseconds; 0 while something is. */
  quietFor(): number;
};

/** Times are milliseconds since the first request, which is the document's. */
export function watchTransfers(session: CDPSession): TransferWatch {
  const open = new Map<string, Transfer & { headerBytes: number }>();
  const done: Transfer[] = [];
  let origin: number | null = null;
  let lastEvent = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    origin ??= timestamp;
    const startedAt = (timestamp - origin) * 1000;
    open.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      startedAt,
      endedAt: startedAt,
      bytes: 0,
      headerBytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = open.get(requestId);
    // An event stream stays open for as long as the page is.
    if (response.mimeType === 'text/event-stream') open.delete(requestId);
    else if (transfer) transfer.headerBytes = response.encodedDataLength;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastEvent = performance.now();
    const transfer = open.get(requestId);
    if (!transfer || !open.delete(requestId)) return;
    const { headerBytes, ...rest } = transfer;
    const bytes = Math.max(0, encodedDataLength - headerBytes);
    done.push({ ...rest, bytes, endedAt: (timestamp - (origin ?? timestamp)) * 1000 });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    lastEvent = performance.now();
    open.delete(requestId);
  });
  return {
    arrived: () => [...done].sort((a, b) => a.startedAt - b.startedAt),
    quietFor: () => (open.size > 0 ? 0 : performance.now() - lastEvent),
  };
}
