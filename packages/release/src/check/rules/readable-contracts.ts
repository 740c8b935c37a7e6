import { schemaFault } from '../schema/schema-fault.ts';
import type { BuildRule } from './rule.ts';

export const readableContracts: BuildRule = {
  id: 'readable-contracts',
  says: 'The contract of a fragment is JSON Schema that can be read and compared.',
  find: ({ part, fragments }) =>
    fragments.flatMap(({ id, props, events }) =>
      [['props', props] as const, ...Object.entries(events)].flatMap(([name, schema]) => {
        const fault = schemaFault(schema);
        if (fault === null) return [];
        return [
          { part, what: `${id}: ${name} cannot be read: ${fault}`, todo: 'say it in simpler terms in contract.ts' },
        ];
      }),
    ),
};
