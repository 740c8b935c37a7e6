import { featuresQuery } from '@jishi/api/shop/queries';
import { definePage } from '@jishi/contracts';
import { commonTextsOf } from '@jishi/i18n';
import { pageNumber } from '@jishi/part-kit/page-number';
import { textsOf } from '../../messages/texts.ts';
import { FlashSalesScreen } from './flash-sales-screen.tsx';
import { holdsSales } from './model/holds-sales.ts';
import { slotPath } from './model/slot-address.ts';

export default definePage({
  Component: FlashSalesScreen,
  async load({ query }, { api, queries, i18n }) {
    const features = await queries.ensureQueryData(featuresQuery(api));
    const text = textsOf(i18n);
    // A slot that is named is gone tomorrow: engines keep the plain page.
    const isPassing = query.has('slot');
    const page = isPassing ? 1 : pageNumber(query.get('page'));
    return {
      title: page > 1 ? text('sales.title_page', { page }) : text('sales.title'),
      description: text('sales.description', { shop: commonTextsOf(i18n)('common.shop') }),
      canonical: slotPath({ slot: null, page, pageSize: 20 }),
      noIndex: isPassing || !holdsSales(features),
    };
  },
});
