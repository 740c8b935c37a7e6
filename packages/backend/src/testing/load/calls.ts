/** A customer of a load: signed in by a real token, with one address, and able to sign in again. */
export type LoadCustomer = { id: number; token: string; addressId: number; cellphone: string; password: string };

/** What a shop for a load is made of. */
export type LoadShopPlan = {
  engine: 'pglite' | 'postgres';
  /** Where the embedded database goes; not used on PostgreSQL. */
  dataFolder: string;
  /** Products in all, at least those of the demo shop. */
  goods: number;
  customers: number;
  /** Orders that were placed before, in all; none when left out. */
  orders?: number;
};

export type LoadShopFacts = {
  /** Null for the embedded engine. */
  databaseUrl: string | null;
  customers: LoadCustomer[];
};

/** A running flash sale of one product that has no variants and travels free. `price` in yuan. */
export type LoadSale = { goodId: number; saleId: number; saleSkuId: number; price: number };

/** What a sale came to: pieces left, pieces that orders hold, and pieces customers are remembered by. */
export type SaleCount = { left: number; ordered: number; remembered: number };

/** Orders of the whole shop, pieces that left stock with them, and pieces that are still there. */
export type OrderCount = { orders: number; taken: number; stock: number };

/** Somebody's place in the line of a sale, in the order of numbers. `state` 1: pieces are held, 2: ordered, 5: sold out. `arrivedAt`: epoch ms. */
export type SalePlaceFact = { userId: number; number: number; state: number; held: number; arrivedAt: number };

/** Calls of the program beside a load; each takes one argument and answers by message. */
export type LoadShopCalls = {
  /** Makes a database of its own and fills it. */
  prepare(plan: LoadShopPlan): Promise<LoadShopFacts>;
  /** Begins a sale of so many pieces; on the embedded engine only while no api uses it. */
  startSale(quantity: number): Promise<LoadSale>;
  countSale(saleVariantId: number): Promise<SaleCount>;
  countOrders(): Promise<OrderCount>;
  readPlaces(saleVariantId: number): Promise<SalePlaceFact[]>;
  /** What `pnpm shop invariants` finds in products that were sold in this sale, in words. */
  findFaults(saleVariantId: number): Promise<string[]>;
  /** What an operator does when a price changes. Cents. */
  setPrice(change: { goodId: number; price: number }): Promise<void>;
  /** A notice for each of these customers, at the same moment. */
  notifyAll(customerIds: number[]): Promise<void>;
  /** Removes the database. */
  remove(): Promise<void>;
};
