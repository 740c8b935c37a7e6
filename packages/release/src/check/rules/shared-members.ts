import { isMember, objectOf } from '../../documents/member-names.ts';
import type { Found, Rule } from './rule.ts';

export const sharedMembers: Rule = {
  id: 'shared-members',
  says: 'Objects the shell shares have every member the parts use of them.',
  find: ({ parts, shell }) =>
    parts
      .filter((part) => part !== shell)
      .flatMap(({ part, uses }) =>
        Object.entries(uses).flatMap(([library, names]) =>
          missingMembers(names, shell.uses[library] ?? []).map(
            (member): Found => ({
              part,
              what: `uses ${member} of ${library}, which the shell’s ${objectOf(member)} does not have`,
              todo: 'release a shell that has it first, or take the use out',
            }),
          ),
        ),
      ),
};

/** A shell that names no member of an export shares a function there, or is older than members in declarations. */
function missingMembers(used: readonly string[], provided: readonly string[]): string[] {
  const objects = new Set(provided.filter(isMember).map(objectOf));
  return used.filter((name) => isMember(name) && objects.has(objectOf(name)) && !provided.includes(name));
}
