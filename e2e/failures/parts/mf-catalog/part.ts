import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-catalog',
  owner: 'Tests',
  minApi: 1,
  pages: { home: { module: './src/page.tsx', layout: 'default' } },
  fragments: { 'product-strip': { module: './src/fragment.tsx', hydrate: 'visible' } },
  contract: './src/contract.ts',
});
