import type { Rule } from './rule.ts';

export const minApi: Rule = {
  id: 'min-api',
  says: 'The api is at least as new as the calls of every part.',
  readsApi: true,
  find: ({ parts, backend }) =>
    parts
      .filter((part) => part.minApi > 0 && (!backend || part.minApi > backend.apiLevel))
      .map((part) => ({
        part: part.part,
        what: `needs api ${part.minApi}, ${backend ? `the api is ${backend.apiLevel}` : 'and the api is not known'}`,
        todo: backend
          ? 'bring the new api up first'
          : 'name its OpenAPI file: --openapi <file> (pnpm shop openapi makes it)',
      })),
};
