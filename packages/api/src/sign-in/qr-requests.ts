import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { followOrAsk } from '../client/follow-or-ask.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toOptionalText } from '../wire/values.ts';
import { toSignIn } from './mapping.ts';
import { toQrCode, toQrProgress, toScan } from './qr-mapping.ts';
import type { QrCode, QrProgress, QrSignIn, Scan } from './qr-model.ts';
import { wireQrCode, wireQrState, wireQrTokens, wireScan } from './qr-wire.ts';

/** Between two questions while there is no stream. */
const ASK_EVERY_MS = 2000;

const readState = parserOf(wireQrState);

/** A new code to show. Throws `rate-limited` when an address asks for too many. */
export async function createQrCode(client: ApiClient, options?: RequestOptions): Promise<QrCode> {
  const quiet = { ...options, anonymous: true, silent: true };
  return toQrCode(await client.get('sweepLogin', parserOf(wireQrCode), undefined, quiet));
}

/** What has become of a code. */
export async function getQrProgress(client: ApiClient, id: string, options?: RequestOptions): Promise<QrProgress> {
  const quiet = { ...options, anonymous: true, silent: true };
  return toQrProgress(await client.post('sweepLogin/verify', readState, { uuid: id }, quiet));
}

/**
 * Tells what becomes of a code, at once and at every change, until it is granted, refused or over: by an event stream, and
 * by asking where there is none. Resolves then, or when `signal` is aborted; it never throws.
 */
export async function followQrCode(
  client: ApiClient,
  id: string,
  onProgress: (progress: QrProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const end = new AbortController();
  const leaving = AbortSignal.any([signal, end.signal]);
  const notify = (progress: QrProgress) => {
    if (leaving.aborted) return;
    onProgress(progress);
    if (progress.state !== 'waiting' && progress.state !== 'scanned') end.abort();
  };
  const listen = (ending: AbortSignal, onEvent: () => void) => {
    const handle = (progress: QrProgress) => {
      onEvent();
      notify(progress);
    };
    const how = { signal: ending, anonymous: true, body: { uuid: id } };
    return client.follow('sweepLogin/events', (payload) => toQrProgress(readState(payload)), handle, how);
  };
  const ask = () =>
    getQrProgress(client, id, { signal: leaving }).then(
      (progress) => {
        notify(progress);
        return true;
      },
      () => false,
    );
  await followOrAsk({ listen, ask }, leaving, ASK_EVERY_MS);
}

/** Signs in by a code that was granted; it works once. Throws `conflict` or `validation` when it was not granted or is over. */
export async function signInByQrCode(client: ApiClient, id: string, options?: RequestOptions): Promise<QrSignIn> {
  const quiet = { ...options, anonymous: true, silent: true };
  const tokens = await client.post('sweepLogin', parserOf(wireQrTokens), { uuid: id }, quiet);
  return { ...toSignIn(tokens), portrait: toOptionalText(tokens.portrait) };
}

/** The signed-in customer has scanned a code; the first one takes it over. Saying so again is harmless. */
export async function scanQrCode(client: ApiClient, id: string, options?: RequestOptions): Promise<Scan> {
  const quiet = { ...options, silent: true };
  return toScan(await client.post('sweepLogin/success', parserOf(wireScan), { uuid: id }, quiet));
}

/** Agrees to the sign-in of a code the customer has scanned, or refuses it. Throws `conflict` when it is over. */
export async function answerQrCode(
  client: ApiClient,
  { id, agrees }: { id: string; agrees: boolean },
  options?: RequestOptions,
): Promise<void> {
  const quiet = { ...options, silent: true };
  await client.post(agrees ? 'sweepLogin/authorization' : 'sweepLogin/refuse', ignored, { uuid: id }, quiet);
}
