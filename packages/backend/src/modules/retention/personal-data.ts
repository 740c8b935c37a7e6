/** What becomes of rows when their customer closes the account. */
type AfterClosing = 'goes' | 'stays' | 'ends with its time';

export type PersonalData = {
  table: string;
  /** What it says of somebody. */
  what: string;
  /** How long it is kept, and what removes it. */
  kept: string;
  why: string;
  closing: AfterClosing;
};

/** Every table that has something of a customer in it. `docs/security.md` lists the same; a test holds both to the schema. */
export const personalData: readonly PersonalData[] = [
  row(
    'users',
    'phone number, nickname, portrait, mail address, gender, password hash and when it was set, which notices come how',
    'until the account is closed; then number, password hash, ids and balance stay',
    'the account; a closed number stays blocked, and says so',
    'stays',
  ),
  row('user_platforms', 'where the account was used from', 'until the account is closed', 'mini programs', 'goes'),
  row(
    'user_logs',
    'sign-ins with their network address',
    '`retention.sign_in_log_days`, 180; hourly clean-up',
    'to follow an intrusion that is found late',
    'ends with its time',
  ),
  row(
    'token_families',
    'signed-in devices, network address, browser',
    '7 days after their last use or end; hourly clean-up',
    'the list of devices',
    'ends with its time',
  ),
  row('token_pairs', 'hashes of tokens', '7 days; hourly clean-up', 'to stay signed in', 'ends with its time'),
  row('passkeys', 'public keys of devices', 'until removed, or the account is closed', 'to sign in', 'goes'),
  row('passkey_challenges', 'what a device was asked to sign', 'minutes; hourly clean-up', 'to sign in', 'goes'),
  row(
    'verification_codes',
    'number or mail address and the hash of a code',
    'minutes; hourly clean-up',
    'to prove whose it is',
    'ends with its time',
  ),
  row(
    'qr_logins',
    'browser and network address that show a code',
    'a day; hourly clean-up',
    'to tell who asks',
    'ends with its time',
  ),
  row(
    'limit_counters',
    'number, mail or network address in a key',
    'the period of the limit, a day at most; hourly clean-up',
    'limits of tries',
    'ends with its time',
  ),
  row(
    'outbox',
    'number or mail address, what a message says',
    '30 days; codes go when it was sent; hourly clean-up',
    'to send again, and to answer questions about it',
    'ends with its time',
  ),
  row(
    'idempotency_keys',
    'answers to repeated requests',
    'a day; hourly clean-up',
    'nothing happens twice',
    'ends with its time',
  ),
  row(
    'jobs',
    'ids of customers and orders in work to do',
    '7 days after its end; hourly clean-up',
    'work that is due',
    'ends with its time',
  ),
  row('addresses', 'the address book', 'until removed, or the account is closed', 'to order', 'goes'),
  row('carts', 'the cart, and what was saved for later', 'until emptied, or the account is closed', 'to order', 'goes'),
  row('collects', 'favourites', 'until removed, or the account is closed', 'for the customer', 'goes'),
  row(
    'collect_lists',
    'names of lists of favourites, and what their owner calls themselves in a link',
    'until removed, or the account is closed',
    'for the customer',
    'goes',
  ),
  row(
    'collect_list_items',
    'which favourites are in which list',
    'until taken out, or the account is closed',
    'for the customer',
    'goes',
  ),
  row(
    'browses',
    'products somebody looked at',
    '`retention.viewed_days`, 365; hourly clean-up; or until the account is closed',
    'for the customer',
    'goes',
  ),
  row(
    'sale_reminders',
    'flash sales somebody wants to be reminded of',
    'until removed, the sale is over, or the account is closed; hourly clean-up',
    'to remind',
    'goes',
  ),
  row('notifications', 'notices in the shop', 'until removed, or the account is closed', 'for the customer', 'goes'),
  row(
    'data_exports',
    'a request for a file with all of this, which is in `private/exports`',
    'a day after it was made, or until the account is closed; hourly clean-up',
    'to hand it out',
    'goes',
  ),
  row(
    'comments',
    'reviews',
    'for good; without a name once the account is closed',
    'other customers rely on them',
    'stays',
  ),
  row(
    'comment_translations',
    'reviews, and replies to them, in the other language, once somebody asked for it',
    'as long as the review',
    'each is paid for once',
    'stays',
  ),
  row(
    'product_questions',
    'questions about products',
    'until removed, which can be done while nobody has answered, else for good; without a name once the account is closed',
    'other customers rely on the answers',
    'stays',
  ),
  row(
    'product_answers',
    'answers to such questions',
    'as long as the question; without a name once the account is closed',
    'other customers rely on them',
    'stays',
  ),
  row('orders', 'who bought when, remarks, reasons of refunds', 'for good', 'the books', 'stays'),
  row(
    'order_locations',
    'name, number and address of a delivery',
    '`retention.order_address_days`, 1095, after the end of the order; hourly clean-up',
    'delivery, complaints, proof of a sale',
    'ends with its time',
  ),
  row('parcels', 'parcels of an order, with waybill and times', 'for good', 'the books', 'stays'),
  row(
    'tracking_events',
    'the way of a parcel, with what its courier wrote: who signed, whom to call',
    '`retention.order_address_days`, 1095, after the end of the order; hourly clean-up',
    'delivery, complaints',
    'ends with its time',
  ),
  row(
    'order_address_changes',
    'where an order was to go before',
    '`retention.order_address_days`, 1095, after the end of the order; the fees stay; hourly clean-up',
    'delivery, complaints, the books',
    'ends with its time',
  ),
  row('refund_requests', 'refunds somebody asked for, with their words', 'for good', 'the books', 'stays'),
  row('refund_events', 'steps of refunds, with what was said', 'for good', 'the books', 'stays'),
  row('money_logs', 'movements of the balance', 'for good', 'the books', 'stays'),
  row('payment_logs', 'payments, with what the provider said', 'for good', 'the books', 'stays'),
  row('points_accounts', 'points', 'for good', 'the books', 'stays'),
  row('points_logs', 'movements of points', 'for good', 'the books', 'stays'),
  row('user_coupons', 'coupons', 'for good', 'the books of discounts', 'stays'),
  row('flash_sale_purchases', 'pieces bought in a flash sale', 'for good', 'limits per customer', 'stays'),
  row(
    'flash_sale_places',
    'places in the line of a flash sale',
    '30 days after they ended; hourly clean-up',
    'to answer who came first',
    'ends with its time',
  ),
  row('lottery_logs', 'draws and prizes', 'for good', 'proof of the draw', 'stays'),
  row('lottery_proofs', 'the word somebody drew with', 'for good', 'draws can be checked', 'stays'),
];

function row(table: string, what: string, kept: string, why: string, closing: AfterClosing): PersonalData {
  return { table, what, kept, why, closing };
}

/** Columns whose names sound like somebody and are of the shop itself. */
export const notPersonal: readonly string[] = [
  'articles.details',
  'articles.name',
  'banners.content',
  'banners.name',
  'brands.name',
  'categories.name',
  'columns.details',
  'columns.name',
  'coupons.name',
  'couriers.name',
  'flash_sales.details',
  'flash_sales.name',
  'freight_ways.location',
  'freights.location',
  'freights.name',
  'good_codes.name',
  'good_texts.details',
  'good_texts.name',
  'languages.name',
  'lotteries.name',
  'lottery_prizes.name',
  'operators.name',
  'order_coupons.userCouponId',
  'order_lines.name',
  'points_configurations.name',
  'projects.name',
  'resources.name',
  'stock_receipts.remark',
];

/** The list entries as `docs/security.md` has them. */
export const personalDataEntry = ({ table, what, kept, why, closing }: PersonalData): string =>
  [`- **\`${table}\`**: ${what}`, `Kept: ${kept}`, `Why: ${why}`, `Account closed: ${closing}`].join('\n  - ');
