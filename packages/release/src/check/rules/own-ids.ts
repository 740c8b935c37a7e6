import { toMfName } from '@jishi/contracts/names';
import type { Rule } from './rule.ts';

export const ownIds: Rule = {
  id: 'own-ids',
  says: 'A part declares pages and fragments under its own name only, each once.',
  find: ({ parts }) =>
    parts.flatMap(({ part, pages, fragments }) => {
      const ids = [...pages, ...fragments].map(({ id }) => id);
      const foreign = ids.filter((id) => !id.startsWith(`${toMfName(part)}/`));
      const twice = ids.filter((id, index) => ids.indexOf(id) < index);
      return [
        ...foreign.map((id) => ({
          part,
          what: `declares ${id}, which is not its own`,
          todo: `call it ${toMfName(part)}/…`,
        })),
        ...twice.map((id) => ({ part, what: `declares ${id} twice`, todo: 'give one of them another name' })),
      ];
    }),
};
