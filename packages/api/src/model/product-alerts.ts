/** What a customer is told of a product by notice and mail: that it costs less, that it can be had again. */
export type ProductAlerts = { readonly price: boolean; readonly stock: boolean };
