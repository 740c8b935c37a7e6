import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-promotions',
  owner: 'Promotions',
  minApi: 1,
  pages: {},
  fragments: {
    'flash-sale-strip': { module: './src/fragments/flash-sale-strip.ts', hydrate: 'visible' },
  },
  contract: './src/contract.ts',
});
