import { paths, withQuery } from '@jishi/contracts';

/** Name of the parameter the page that confirms an order knows a prize by. */
const PRIZE = 'integral_draw_log_id';

/** Path of the page that orders a prize. @param id of the prize in the winning record */
export const redeemPath = (id: string): string => withQuery(paths.confirmOrder(), { [PRIZE]: id });
