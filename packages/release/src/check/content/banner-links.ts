import type { ApiClient, RequestOptions } from '@jishi/api';
import { type BannerPlace, listBanners, listFriendLinks } from '@jishi/api/shop';
import { paths } from '@jishi/contracts/paths';
import type { WrittenLink } from './written-link.ts';

const places: readonly [BannerPlace, string, string][] = [
  ['home-carousel', 'on home', paths.home()],
  ['home-advertisement', 'on home', paths.home()],
  ['sign-in', 'on the page for signing in', paths.signIn()],
];

/** What the banners that are shown lead to, and the links of the footer. */
export async function bannerLinks(api: ApiClient, options: RequestOptions): Promise<WrittenLink[]> {
  const ofPlaces = await Promise.all(
    places.map(async ([place, on, page]) =>
      (await listBanners(api, place, options)).flatMap(({ id, name, link }): WrittenLink[] => {
        if (!link) return [];
        const written = link.kind === 'page' ? link.path : link.url;
        return [{ id: `banner ${id}`, where: `banner "${name}" (${id}) ${on}`, page, written, mend: mendOf(id) }];
      }),
    ),
  );
  const friends = (await listFriendLinks(api, options)).map(
    ({ name, url }): WrittenLink => ({
      ...{ id: `footer ${url}`, where: `link "${name}" of the footer`, page: paths.home(), written: url },
      mend: 'pnpm shop banners',
    }),
  );
  return [...ofPlaces.flat(), ...friends];
}

const mendOf = (id: string) => `pnpm shop banners save ${id} --set url=/product/list`;
