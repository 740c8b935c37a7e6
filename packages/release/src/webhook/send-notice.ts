import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLocalAddress } from '../context/local-address.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseNotice } from './release-notice.ts';

/** Where notices go, and the secret that shows whose they are. */
export type Webhook = { url: URL; secret: Buffer };

/** Milliseconds. Whoever makes a release waits for it. */
const [ANSWER_WITHIN, PAUSE] = [2_000, 300];
const TRIES = 3;

/**
 * The webhook the settings name; `null` when they name none.
 *
 * @throws RegistryError `invalid` for an address in the clear outside of this computer, or a secret that is none
 */
export function webhookFrom(env: Readonly<Record<string, string | undefined>>): Webhook | null {
  const { SHOP_RELEASE_WEBHOOK: address, SHOP_RELEASE_WEBHOOK_SECRET: text = '' } = env;
  if (!address) return null;
  const url = URL.parse(address);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocalAddress(url)))) {
    throw new RegistryError('invalid', 'SHOP_RELEASE_WEBHOOK is an address like https://chat.example/hooks/releases');
  }
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/.exec(text) ?? [];
  const secret = Buffer.from(encoded, 'base64');
  if (secret.length >= 24) return { url, secret };
  throw new RegistryError(
    'invalid',
    'SHOP_RELEASE_WEBHOOK_SECRET is whsec_ and 24 random bytes or more in base64: printf whsec_ && openssl rand -base64 32',
  );
}

/**
 * Posts a notice as Standard Webhooks say, signed with HMAC-SHA256. The id is that of the release, so that whoever hears it twice
 * can tell. It is tried three times.
 *
 * @throws RegistryError `unavailable` when it was not taken
 */
export async function sendNotice(notice: ReleaseNotice, { url, secret }: Webhook): Promise<void> {
  const body = JSON.stringify(notice);
  const id = `${notice.data.channel}-${notice.data.serial}`;
  for (let tries = 1; ; tries += 1) {
    const seconds = Math.floor(Date.now() / 1000);
    const value = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${value}`,
    };
    const problem = await post(url, { method: 'POST', headers, body, redirect: 'error' });
    if (problem === null) return;
    if (tries === TRIES) {
      throw new RegistryError('unavailable', `the webhook ${url.origin} was not told of the release: ${problem}`);
    }
    await sleep(PAUSE * tries);
  }
}

/** Why it was not taken; `null` when it was. */
async function post(url: URL, init: RequestInit): Promise<string | null> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN) });
    await answer.body?.cancel();
    return answer.ok ? null : `it answered with ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
