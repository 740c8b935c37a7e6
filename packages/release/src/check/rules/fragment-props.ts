import { isDeepStrictEqual } from 'node:util';
import { toPartName } from '@jishi/contracts/names';
import { findMisfits } from '../schema/find-misfits.ts';
import { wordsOf } from '../schema/words.ts';
import type { Found, Rule } from './rule.ts';

export const fragmentProps: Rule = {
  id: 'fragment-props',
  says: 'A fragment accepts everything the parts that place it may give it.',
  find({ parts }) {
    const accepted = new Map(parts.flatMap(({ fragments }) => fragments.map(({ id, props }) => [id, props] as const)));
    return parts.flatMap(({ part, places }) =>
      places.flatMap(({ id, props }): Found[] => {
        const taken = accepted.get(id);
        if (!taken) return [];
        const owner = toPartName(id.split('/')[0] ?? '');
        if (!props) {
          const todo = `build ${part} where the contract of ${owner} can be found`;
          return [{ part, what: `places ${id} without knowing its contract`, todo }];
        }
        const misfits = findMisfits(props, taken);
        const todo = `let ${owner} accept the old props too, or build ${part} against the new contract and pin both`;
        if (misfits.length > 0)
          return misfits.map((misfit) => ({ part, what: `${id}: ${wordsOf(misfit, 'props')}`, todo }));
        if (isDeepStrictEqual(props, taken)) return [];
        return [{ part, blocks: false, what: `${id} accepts more than before, or says it otherwise`, todo: 'nothing' }];
      }),
    );
  },
};
