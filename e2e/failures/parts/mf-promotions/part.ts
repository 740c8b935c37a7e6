import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-promotions',
  owner: 'Tests',
  minApi: 1,
  pages: {},
  fragments: { 'flash-sale-strip': { module: './src/fragment.tsx', hydrate: 'visible' } },
  contract: './src/contract.ts',
});
