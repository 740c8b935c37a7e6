import { type LinkPlace, linkPlaces, menuGroups, plainPath } from '@jishi/contracts/navigation';
import type { Declaration, LinkEntry, PageEntry } from '@jishi/contracts/release';
import type { Lang } from '@jishi/i18n/locale';

/** A link as the frame draws it, in the language of the page; what is usual is left out, as it stands in every HTML. */
export type LayoutLink = {
  /** Path without the language. */
  to: string;
  text: string;
  /** Paths of pages on which it is marked too, and on what is below them. */
  covers?: readonly string[];
} & Pick<LinkEntry, 'icon' | 'group' | 'count' | 'fragment'> & { audience?: LinkEntry['audience'] };

/** Links of the frame by their place, in their order. */
export type LayoutLinks = { readonly [Place in LinkPlace]?: readonly LayoutLink[] };

type Release = { pages: readonly PageEntry[]; declarations: readonly Pick<Declaration, 'navigation'>[] };

/** Links of the parts of a release, in one language: each to a page the release has, in a place the frame has. */
export function layoutLinksOf({ pages, declarations }: Release, lang: Lang): LayoutLinks {
  const paths = new Map(pages.map(({ id, path }) => [id, plainPath(path)]));
  const entries = declarations.flatMap(({ navigation = [] }) => navigation).sort(byOrder);
  const toLink = (entry: LinkEntry): LayoutLink[] => {
    const to = paths.get(entry.page);
    const covers = entry.covers.flatMap((id) => paths.get(id) ?? []);
    if (to === undefined) return [];
    const { icon, group, count, fragment, audience } = entry;
    return [
      {
        to,
        text: entry.text[lang],
        ...(icon && { icon }),
        ...(group && { group }),
        ...(count && { count }),
        ...(fragment && { fragment }),
        ...(covers.length > 0 && { covers }),
        ...(audience !== 'everybody' && { audience }),
      },
    ];
  };
  return Object.fromEntries(
    Object.keys(linkPlaces)
      .map((place) => [place, entries.filter((entry) => entry.place === place).flatMap(toLink)] as const)
      .filter(([, links]) => links.length > 0),
  );
}

const groupOf = ({ group }: LinkEntry): number => (group ? menuGroups.indexOf(group) : -1);

/** By group and number; whoever has the same stands by the id of the page: the same on every computer. */
const byOrder = (one: LinkEntry, other: LinkEntry): number =>
  groupOf(one) - groupOf(other) ||
  one.order - other.order ||
  (one.page < other.page ? -1 : Number(one.page > other.page));

/** Whether a path is one of those a link covers, or below one. */
export const isCovered = (pathname: string, { covers = [] }: LayoutLink): boolean =>
  covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));
