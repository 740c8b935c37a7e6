import type { Declaration } from '@jishi/contracts/release';
import type { Found, Rule } from './rule.ts';

export const linksKept: Rule = {
  id: 'links-kept',
  says: 'What the frame leads to goes on being linked; said when it does not.',
  find({ parts, live, shell }) {
    if (!shell.linkPlaces) return [];
    const [now, before] = [linkedIn(parts), linkedIn(live)];
    return [...[...before].filter((link) => !now.has(link)).map((link) => lost(link, parts)), ...unsaid(parts)];
  },
};

const linkedIn = (declarations: readonly Declaration[]): Set<string> =>
  new Set(declarations.flatMap(({ navigation = [] }) => navigation.map(({ place, page }) => `${place} ${page}`)));

function lost(link: string, parts: readonly Declaration[]): Found {
  const [place, page] = link.split(' ');
  const owner = parts.find(({ mfName }) => page?.startsWith(`${mfName}/`))?.part ?? 'shell';
  return {
    part: owner,
    blocks: false,
    what: `nothing in ${place} leads to ${page} any more`,
    todo: 'nothing, if it is meant',
  };
}

/** Built before parts said their links: a shell that draws only what is said leads to none of their pages. */
const unsaid = (parts: readonly Declaration[]): Found[] =>
  parts
    .filter(({ part, pages, navigation }) => part !== 'shell' && pages.length > 0 && navigation === undefined)
    .map(({ part }) => ({
      part,
      blocks: false,
      what: 'says no links, as it was built before parts could: the frame leads to none of its pages',
      todo: 'build and publish it anew',
    }));
