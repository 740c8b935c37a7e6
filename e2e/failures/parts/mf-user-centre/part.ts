import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-user-centre',
  owner: 'Tests',
  pages: { 'sign-in': { module: './src/page.tsx', layout: 'login' } },
  fragments: { 'favourite-button': { module: './src/fragment.tsx', hydrate: 'visible' } },
  contract: './src/contract.ts',
});
