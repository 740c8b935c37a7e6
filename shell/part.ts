import { definePart } from '@jishi/contracts/part';

export default definePart({ name: 'shell', owner: 'Storefront platform', minApi: 1, pages: {}, fragments: {} });
