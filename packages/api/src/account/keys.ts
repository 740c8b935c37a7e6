/** Keys of the customer's account. */
export const accountKeys = { all: ['account'] } as const;
