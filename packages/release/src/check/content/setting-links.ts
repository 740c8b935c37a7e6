import { type ApiClient, isApiError, type RequestOptions } from '@jishi/api';
import { getSiteConfig } from '@jishi/api/shop';
import { paths } from '@jishi/contracts/paths';
import type { WrittenLink } from './written-link.ts';

/** What the settings that everybody sees lead to: codes above the header. An old api has no such call. */
export async function settingLinks(api: ApiClient, options: RequestOptions): Promise<WrittenLink[]> {
  const config = await getSiteConfig(api, options).catch((error: unknown) => {
    if (isApiError(error, 'not-found')) return null;
    throw error;
  });
  return Object.entries(config?.codes ?? {}).flatMap(([entrance, code]): WrittenLink[] => {
    if (!code || code.kind === 'picture') return [];
    const written = code.kind === 'page' ? code.path : code.url;
    return [
      {
        ...{ id: `code ${entrance}`, where: `code "${entrance}" above the header`, page: paths.home(), written },
        mend: "pnpm shop settings set shop.codes '…'",
      },
    ];
  });
}
