import type { Declaration } from '@jishi/contracts/release';
import type { Found, Rule } from './rule.ts';

export const sharedProps: Rule = {
  id: 'shared-props',
  says: 'Components the shell shares take every prop the parts pass, and what they took before.',
  find({ parts, live, shell }) {
    const before = live.find(({ part }) => part === 'shell')?.takesProps;
    const now = shell.takesProps;
    if (!before || !now) return [];
    return parts
      .filter((part) => part !== shell)
      .flatMap((part) =>
        Object.entries(before).flatMap(([component, props]) =>
          faultsOf(part, component, props, now[component] ?? {}).map(
            (what): Found => ({
              part: part.part,
              what,
              todo: 'release a shell that takes both until no part needs the old',
            }),
          ),
        ),
      );
  },
};

type Props = Readonly<Record<string, string>>;

function faultsOf(part: Declaration, component: string, before: Props, now: Props): string[] {
  const passed = passedBy(part, component);
  if (!passed) return [];
  // Who hands on what it was given may pass anything.
  const passes = (prop: string) => passed.includes('*') || passed.includes(prop);
  return [
    ...Object.entries(before).flatMap(([prop, type]) => {
      if (!passes(prop) || now[prop] === type) return [];
      if (now[prop] === undefined) return [`passes ${prop} to ${component}, which does not take it any more`];
      return isWider(type, now[prop]) || (now[prop] === type.slice(1) && passed.includes(prop))
        ? []
        : [`passes ${prop} to ${component}, which took ${shown(type)} and takes ${shown(now[prop])}`];
    }),
    ...Object.entries(now)
      .filter(([prop, type]) => !type.startsWith('?') && before[prop] === undefined && !passed.includes(prop))
      .map(([prop]) => `does not pass ${prop} to ${component}, which demands it`),
    ...Object.entries(now)
      .filter(([prop, type]) => `?${type}` === before[prop] && !passed.includes(prop))
      .map(([prop]) => `may not pass ${prop} to ${component}, which demands it now`),
  ];
}

/** What a part passes to a component; of a version built before parts said so anything, where it uses the component. */
function passedBy({ passesProps, uses }: Declaration, component: string): readonly string[] | null {
  if (passesProps) return passesProps[component] ?? null;
  const isUsed = Object.entries(uses).some(
    ([library, names]) => /^@jishi\/ui(\/|$)/.test(library) && (names.includes(component) || names.includes('*')),
  );
  return isUsed ? ['*'] : null;
}

const shown = (type: string): string => type.replace(/^\?/, '');
const choices = (type: string): string[] => shown(type).split(' | ');

/** Takes all it took, perhaps more. */
const isWider = (before: string, now: string): boolean =>
  (now.startsWith('?') || !before.startsWith('?')) && choices(before).every((one) => choices(now).includes(one));
