import type { ContentSettings } from './read-content.ts';
import type { StoredContent } from './stored-link.ts';

/**
 * Who reads the content of a shop, loaded when that is asked for; `null` where nobody has said where the shop is.
 *
 * @param origin the shop; default: `SHOP_PUBLIC_ORIGIN`
 */
export function contentReader(
  { env }: Pick<ContentSettings, 'env'>,
  origin: string | undefined = env['SHOP_PUBLIC_ORIGIN'] || undefined,
): (() => Promise<StoredContent>) | null {
  if (origin === undefined) return null;
  return async () => (await import('./read-content.ts')).readContent({ origin, env });
}
