import { neededLevel } from '@jishi/tooling/min-api';
import type { Found, Rule } from './rule.ts';

export const declaredMinApi: Rule = {
  id: 'declared-min-api',
  says: 'A part declares the level of the api that first had all of its calls and knew what they send.',
  find({ parts, backend }) {
    const levels = backend?.levels;
    if (!levels) return [];
    const later = backend.callLevels ?? {};
    return parts.flatMap(({ part, minApi, calls }): Found[] => {
      const needed = neededLevel(calls, levels, later);
      // The oldest that is kept stands for all before it.
      if (needed <= Math.max(minApi, levels[0]?.apiLevel ?? 0)) return [];
      const late = calls.filter((call) => neededLevel([call], levels, later) > minApi);
      const names = late.map(({ method, path }) => `${method} ${path}`).join(', ');
      const what = `declares api ${minApi}, and calls what came with api ${needed}: ${names}`;
      return [{ part, what, todo: 'build it with the tooling of the workspace, which reads the level from the calls' }];
    });
  },
};
