import { findOperation } from '@jishi/tooling/openapi';
import type { Found, Rule } from './rule.ts';

export const apiCalls: Rule = {
  id: 'api-calls',
  says: 'The api answers every call of the parts and demands nothing they do not send.',
  readsApi: true,
  find({ parts, backend }) {
    if (!backend) return parts.filter(({ calls }) => calls.length > 0).map(({ part }) => unknownApi(part));
    return parts.flatMap(({ part, calls }) =>
      calls.flatMap(({ method, path, requires }): Found[] => {
        const operation = findOperation(backend, { method, path });
        if (!operation) {
          const what = `calls ${method} ${path}, which the api does not have`;
          return [{ part, what, todo: 'bring an api up that has it, or keep the old call beside the new one' }];
        }
        return operation.requires
          .filter((name) => !requires.includes(name))
          .map((name) => ({
            part,
            what: `calls ${method} ${path} without ${name}, which the api demands now`,
            todo: 'let the api do without it until every part sends it (expand, then contract)',
          }));
      }),
    );
  },
};

const unknownApi = (part: string): Found => ({
  part,
  what: 'calls the api, and the api is not known',
  todo: 'name its OpenAPI file: --openapi <file> (pnpm shop openapi makes it)',
});
