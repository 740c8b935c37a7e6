/**
 * How a customer enters the waiting room of a flash sale, below the base of the api. The api declares the route by this, and web gives such
 * calls a way of their own: thousands come within a second, and neither may other calls wait behind them nor may one of them pass another.
 */
export const waitingRoomRoute = { method: 'POST', path: '/seckill/:good_id/place' } as const;

const pattern = new RegExp(`${waitingRoomRoute.path.replace(':good_id', '[^/]+')}/?(?:\\?.*)?$`);

/** Whether a request lets somebody into the waiting room. `path`: with or without the base of the api and a query. */
export const entersWaitingRoom = (method: string, path: string): boolean =>
  method === waitingRoomRoute.method && pattern.test(path);
