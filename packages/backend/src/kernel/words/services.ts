import { vocabulary, type WordOf } from './vocabulary.ts';

/**
 * What a list can be narrowed to besides stock, each true of a product by what is written of it: one piece of it is sent for nothing,
 * wherever to; its flash sale gives the price now; points pay a part of it; it is handed out online as soon as it is paid.
 */
export const productServices = vocabulary('service', { free_delivery: 0, on_sale: 1, points: 2, online: 3 });
export type ProductService = WordOf<typeof productServices>;
