/** Keys of the customer's cart. A visitor's cart is in the browser and has none. */
export const cartKeys = { all: ['cart'] } as const;
