import { paths, withQuery } from '@jishi/contracts';

/** The page of a product as it is offered outside of its flash sale. */
export const normalPricePath = (productId: string): string => withQuery(paths.product(productId), { price: 'normal' });

/** Whether an address asks for the offer outside of a flash sale. */
export const asksForNormalPrice = (query: URLSearchParams): boolean => query.get('price') === 'normal';
