import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-promotions',
  owner: 'Tests',
  pages: { 'flash-sales': { module: './src/page.tsx', layout: 'default' } },
  fragments: { 'flash-sale-strip': { module: './src/fragment.tsx', hydrate: 'visible' } },
  navigation: [{ page: 'flash-sales', text: 'flash-sales', at: { header: 30 } }],
  contract: './src/contract.ts',
});
