import { type LinkPlace, linkPlaces, plainPath } from '@jishi/contracts/navigation';
import type { PartPlan } from '@jishi/contracts/part';
import type { Declaration, LinkEntry } from '@jishi/contracts/release';
import type { Part } from './part-plan.ts';
import { layoutTextFaults, type PartMessages } from './texts.ts';

/**
 * Links of the frame to a part's pages, with their words: one for each place.
 *
 * @throws naming every text that is missing or wants parameters: the frame has none to fill in
 */
export function navigationOf({ mfName, plan }: Part, messages: PartMessages): LinkEntry[] {
  const idOf = (name: string): string => `${mfName}/${name}`;
  const links = plan.navigation ?? [];
  const faults = links.flatMap(({ page, text }) => layoutTextFaults(`the link to ${page}`, text, messages));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return links.flatMap(({ page, at, text, icon, audience = 'everybody', group, covers = [], count, fragment }) =>
    Object.entries(at).map(([place, order]) => ({
      page: idOf(page),
      place,
      order,
      text: { zh: messages.zh[text]!, en: messages.en[text]! },
      audience,
      covers: covers.map(idOf),
      ...(icon && { icon }),
      ...(group && place === 'side-menu' && { group }),
      ...(count && { count }),
      ...(fragment && { fragment: idOf(fragment) }),
    })),
  );
}

/** What the shell's frame offers. */
export const layoutLinkPlaces = (): NonNullable<Declaration['linkPlaces']> =>
  Object.fromEntries(
    Object.entries(linkPlaces).map(([place, { most, icons }]) => [place, { most, icons: [...icons] }]),
  );

/** What is wrong in the links and the site map of a plan, in sentences. `pathOf`: the path of a page by its short name. */
export function linkFaults(
  { pages, fragments, navigation = [] }: PartPlan,
  pathOf: (page: string) => string | null,
): string[] {
  const missing = (names: readonly string[]) => names.filter((name) => !(name in pages));
  return [
    ...navigation.flatMap((link) => [
      ...missing([link.page]).map((page) => `a link of the frame leads to ${page}, which is no page of the part`),
      ...missing(link.covers ?? []).map(
        (page) => `the link to ${link.page} covers ${page}, which is no page of the part`,
      ),
      ...(link.fragment === undefined || link.fragment in fragments
        ? []
        : [`the link to ${link.page} shows ${link.fragment}, which is no fragment of the part`]),
      ...needsParameter(link.page, pathOf(link.page)),
      ...Object.keys(link.at).flatMap((place) => placeFaults(link, place)),
    ]),
    ...Object.entries(pages)
      .filter(([, { siteMap = [] }]) => siteMap.includes('page'))
      .flatMap(([page]) => needsParameter(page, pathOf(page))),
  ];
}

type Link = NonNullable<PartPlan['navigation']>[number];

function placeFaults({ page, at, icon, group }: Link, place: string): string[] {
  const rule = Object.hasOwn(linkPlaces, place) ? linkPlaces[place as LinkPlace] : null;
  const what = `the link to ${page} in ${place}`;
  if (!rule) return [`${what}: the frame has no such place, only ${Object.keys(linkPlaces).join(', ')}`];
  const order = at[place as LinkPlace];
  const icons: readonly string[] = rule.icons;
  return [
    ...(Number.isInteger(order) && Number(order) >= 0 ? [] : [`${what} wants a whole number for its order`]),
    ...(icon !== undefined && !icons.includes(icon)
      ? [`${what} cannot have the icon ${icon}; there: ${icons.join(', ') || 'words only'}`]
      : []),
    ...('needsIcon' in rule && icon === undefined ? [`${what} needs an icon: ${icons.join(', ')}`] : []),
    ...(place === 'side-menu' && group === undefined ? [`${what} needs a group`] : []),
  ];
}

const needsParameter = (page: string, path: string | null): string[] =>
  path !== null && plainPath(path).includes(':')
    ? [`${page} cannot be linked without the parameters of its path ${path}: make them optional, or leave the link out`]
    : [];
