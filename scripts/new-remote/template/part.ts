import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: '__part__',
  owner: '__owner__',
  pages: {
    home: { module: './src/features/home/home-page.ts', path: '__path__', layout: 'default', siteMap: ['page'] },
  },
  fragments: {
    teaser: { module: './src/fragments/teaser.ts', hydrate: 'visible' },
  },
  navigation: [{ page: 'home', text: 'home.title', at: { header: __order__ } }],
  contract: './src/contract.ts',
});
