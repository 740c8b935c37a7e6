import {
  calledInstead,
  dropArgument,
  dropCall,
  dropStatement,
  neverTaken,
  notCalled,
  type Removal,
  replacedBy,
} from './removals.ts';

/**
 * A protection. In a source it is marked by a comment `lock: <name>`, and `without` takes away what the mark stands before; a
 * key of the database has a name there, its `constraint`.
 */
export type Lock = { name: string; holds: string } & ({ without: Removal } | { constraint: string });

/**
 * Locks, conditions of statements and unique keys that hold the invariants on PostgreSQL. `prove-locks.ts` takes them away
 * one by one and demands that the property run fails; each is something somebody might take for superfluous.
 */
export const locks: readonly Lock[] = [
  {
    name: 'stock-condition',
    holds: 'stock is taken only where there is enough',
    without: dropArgument,
  },
  {
    name: 'own-order-lock',
    holds: 'a customer’s calls about one order come one after the other',
    without: dropCall,
  },
  {
    name: 'order-lock',
    holds: 'jobs, notices and refunds wait for whoever changes the order',
    without: dropCall,
  },
  {
    name: 'customer-in-sale',
    holds: 'pieces of a sale are counted while the customer is held',
    without: notCalled,
  },
  {
    name: 'customers-together',
    holds: 'pieces of a sale are counted while the customers are held whose orders are written together',
    without: replacedBy("''"),
  },
  {
    name: 'sale-condition',
    holds: 'pieces leave a sale only where there are enough',
    without: dropArgument,
  },
  {
    name: 'line-stock',
    holds: 'a line is carried on by one process at a time, and gives out no stock that somebody takes meanwhile',
    without: replacedBy("''"),
  },
  {
    name: 'hold-unspent',
    holds: 'held pieces are ordered once, and not after they went back',
    without: replacedBy("'$2::int > 0 and $4::timestamptz is not null'"),
  },
  {
    name: 'lottery-in-draw',
    holds: 'a draw sees what the one before it has left, and how many there were',
    without: dropCall,
  },
  {
    name: 'prize-unredeemed',
    holds: 'a prize is redeemed once',
    without: replacedBy('eq(lotteryLogs.id, logId)'),
  },
  {
    name: 'coupon-unused',
    holds: 'a coupon is used once',
    without: dropArgument,
  },
  {
    name: 'coupon-left',
    holds: 'a coupon is claimed only while there is one left',
    without: dropArgument,
  },
  {
    name: 'balance-condition',
    holds: 'a balance pays only what it has',
    without: dropArgument,
  },
  {
    name: 'points-condition',
    holds: 'points are spent only where there are enough',
    without: dropArgument,
  },
  {
    name: 'payment-taken',
    holds: 'a payment is taken once, however often it is told',
    without: neverTaken,
  },
  {
    name: 'refund-asked',
    holds: 'a piece is asked back once, also by two requests at the same time',
    without: calledInstead('findOrder'),
  },
  {
    name: 'refund-held',
    holds: 'shop, clock and provider answer a refund one after the other',
    without: calledInstead('findOrder', 'tx, found.userId, found.orderId'),
  },
  {
    name: 'refund-read-again',
    holds: 'whoever waited for a refund sees what became of it meanwhile',
    without: replacedBy('found'),
  },
  {
    name: 'own-refund-held',
    holds: 'a customer takes no refund back that the shop pays at the same time',
    without: calledInstead('findOrder'),
  },
  {
    name: 'refund-waits',
    holds: 'the owner gives back only what no request is about',
    without: dropStatement,
  },
  {
    name: 'card-key-lock',
    holds: 'buyers of the same card keys wait for each other',
    without: notCalled,
  },
  {
    name: 'code-tries',
    holds: 'five tries of a code are looked at, also of tries at the same time',
    without: replacedBy('100 * MAX_TRIES'),
  },
  {
    name: 'credentials-held',
    holds: 'a sign-in that is being checked while sign-ins are ended does not survive',
    without: dropCall,
  },
  {
    name: 'idempotency-key',
    holds: 'a request is done once for each key',
    constraint: 'idempotency_keys_user_id_key_pk',
  },
];
