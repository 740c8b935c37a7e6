/** Requests about products, fetched with the first question: a page that was drawn by the server asks none. */
export const productRequests = () => import('@jishi/api/products');
