import { isMember } from '../../documents/member-names.ts';
import type { Found, Rule } from './rule.ts';

export const sharedExports: Rule = {
  id: 'shared-exports',
  says: 'The shell shares every export the parts use of the shared libraries.',
  find: ({ parts, shell }) =>
    parts
      .filter((part) => part !== shell)
      .flatMap(({ part, uses }) =>
        Object.entries(uses).flatMap(([library, names]): Found[] => {
          const provided = shell.uses[library];
          if (!provided) {
            const todo = `release a shell that shares ${library} first`;
            return [{ part, what: `uses ${library}, which the shell does not share`, todo }];
          }
          return names
            .filter((name) => !isMember(name) && !provided.includes(name))
            .map((name) => ({
              part,
              what: `uses ${name === '*' ? `the whole of ${library}` : `${name} of ${library}`}, which the shell does not share`,
              todo: 'release a shell that shares it first, or take the use out',
            }));
        }),
      ),
};
