import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-catalog',
  owner: 'Tests',
  pages: { home: { module: './src/page.tsx', layout: 'default' } },
  fragments: { 'product-strip': { module: './src/fragment.tsx', hydrate: 'visible' } },
  contract: './src/contract.ts',
});
