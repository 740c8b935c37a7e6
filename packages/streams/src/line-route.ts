/**
 * How a customer lines up for a flash sale, below the base of the api. The api declares the route by this, and web gives such calls a way of
 * their own: thousands come within a second, and neither may other calls wait behind them nor may one of them pass another.
 */
export const lineRoute = { method: 'POST', path: '/seckill/:good_id/place' } as const;

const pattern = new RegExp(`${lineRoute.path.replace(':good_id', '[^/]+')}/?(?:\\?.*)?$`);

/** Whether a request lines somebody up. `path`: with or without the base of the api and a query. */
export const isLiningUp = (method: string, path: string): boolean => method === lineRoute.method && pattern.test(path);
