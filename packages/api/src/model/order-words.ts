export type OrderState =
  | 'awaiting-payment'
  | 'awaiting-shipment'
  | 'shipped'
  | 'expired'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'refund-pending'
  | 'refund-failed'
  | 'awaiting-review'
  | 'reviewed'
  | 'awaiting-group';

export type OrderKind = 'ordinary' | 'flash-sale' | 'group-purchase';
export type PaymentMethod = 'balance' | 'online';
