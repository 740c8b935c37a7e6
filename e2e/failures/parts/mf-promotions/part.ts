import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-promotions',
  owner: 'Tests',
  pages: {},
  fragments: { 'flash-sale-strip': { module: './src/fragment.tsx', hydrate: 'visible' } },
  contract: './src/contract.ts',
});
