import type { Declaration, LinkEntry } from '@jishi/contracts/release';
import type { Found, Rule } from './rule.ts';

/** A link with the part that says it. */
type Link = LinkEntry & { part: string };
type Places = NonNullable<Declaration['linkPlaces']>;

export const linkPlaces: Rule = {
  id: 'link-places',
  says: 'Links of the frame fit: each place has room, order numbers differ, a page is linked once, icons are there.',
  find({ parts, shell }) {
    const links = parts.flatMap(({ part, navigation = [] }) => navigation.map((link) => ({ ...link, part })));
    if (!shell.linkPlaces) return links.length > 0 ? [withoutPlaces(links)] : [];
    return [...unknownNames(links, shell.linkPlaces), ...clashes(links), ...tooMany(links, shell.linkPlaces)];
  },
};

const withoutPlaces = (links: readonly Link[]): Found => ({
  part: 'shell',
  blocks: false,
  what: `draws no links of parts; left out: ${[...new Set(links.map(({ page }) => page))].join(', ')}`,
  todo: 'nothing, if its own frame links them; else release a newer shell',
});

function unknownNames(links: readonly Link[], places: Places): Found[] {
  return links.flatMap(({ part, page, place, icon }): Found[] => {
    const rule = places[place];
    if (!rule) {
      const what = `links ${page} in ${place}, which the frame of this shell does not have`;
      return [{ part, blocks: false, what, todo: 'nothing, if a newer shell is on its way' }];
    }
    if (icon === undefined || rule.icons.includes(icon)) return [];
    const what = `links ${page} in ${place} with the icon ${icon}, which the frame does not have there`;
    return [{ part, what, todo: `take one of: ${rule.icons.join(', ')}` }];
  });
}

/** Whether there is somebody who sees both. */
const meet = ({ audience: one }: Link, { audience: other }: Link): boolean =>
  one === other || one === 'everybody' || other === 'everybody';

function clashes(links: readonly Link[]): Found[] {
  return links.flatMap((link, index) =>
    links.slice(index + 1).flatMap((other): Found[] => {
      if (link.place !== other.place || !meet(link, other)) return [];
      const both = `${link.page} and ${other.page}`;
      const isTwin = link.page === other.page;
      const isTie = !isTwin && link.order === other.order && link.group === other.group;
      return [
        ...(isTwin ? [{ what: `links ${link.page} twice in ${link.place}`, todo: 'take one of the two out' }] : []),
        ...(isTie
          ? [
              {
                what: `${both} both want number ${link.order} in ${link.place}`,
                todo: 'give one of them another number in its part.ts',
              },
            ]
          : []),
      ].map((found) => ({ part: other.part, ...found }));
    }),
  );
}

function tooMany(links: readonly Link[], places: Places): Found[] {
  return Object.entries(places).flatMap(([place, { most }]): Found[] => {
    if (most === null) return [];
    const here = links.filter((link) => link.place === place).sort((one, other) => one.order - other.order);
    const seen = (['visitors', 'customers'] as const).map((who) =>
      here.filter(({ audience }) => audience === 'everybody' || audience === who),
    );
    const [fullest = []] = seen.sort((one, other) => other.length - one.length);
    const last = fullest[most];
    if (!last) return [];
    const what = `${place} has room for ${most} links, and these are ${fullest.length}: ${fullest.map(({ page }) => page).join(', ')}`;
    return [{ part: last.part, what, todo: 'take one out of the place' }];
  });
}
