import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'mf-user-centre',
  owner: 'Tests',
  pages: { 'sign-in': { module: './src/page.tsx', layout: 'login' } },
  fragments: { 'favourite-button': { module: './src/fragment.tsx', hydrate: 'visible' } },
  navigation: [{ page: 'sign-in', text: 'sign-in', at: { 'top-bar': 10 }, audience: 'visitors' }],
  contract: './src/contract.ts',
});
