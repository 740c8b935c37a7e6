import { RegistryError } from '../errors/registry-error.ts';

const WITHIN_MS = 20_000;

/** A cookie of the shop, as a browser takes it. */
export type ShopCookie = { name: string; value: string; url: string; secure: boolean };

/**
 * Opens a preview link as a browser would, and returns the cookie that lets a browser see the preview.
 *
 * @throws RegistryError `unavailable` when nobody answers there, `conflict` when the shop does not take the link
 */
export async function openPreview(link: string): Promise<ShopCookie> {
  const { origin } = new URL(link);
  const response = await fetch(link, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) }).catch(
    (cause: unknown) => {
      throw new RegistryError('unavailable', `no shop answers at ${origin}: is it open, is that its address?`, {
        cause,
      });
    },
  );
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  if (response.status === 303 && name !== undefined && value !== undefined) {
    return { name, value, url: origin, secure: link.startsWith('https:') };
  }
  throw new RegistryError(
    'conflict',
    `the shop at ${origin} does not open the preview (it answers ${response.status}): does it trust the key of this registry, and know itself by this address?`,
  );
}
