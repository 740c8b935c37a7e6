import type { OtherEvents, OtherFragments } from './additions.ts';
import type { CommerceReport } from './commerce.ts';

/**
 * Props of the fragments the shop was planned with: pieces of a part that another part's page may place.
 * The owner states the same as schemas in its `contract.ts`, checked against these types; the schemas are published with it.
 * Props are plain data (they travel in HTML): no functions, no dates, no class instances.
 */
type ShopFragments = {
  /**
   * Product cards in one row: with `place` what goes with some products, or with what the shopper did where they allow it; else of a
   * category, or those the shop recommends.
   */
  'mf_catalog/product-strip': {
    title: string;
    categoryId?: string | undefined;
    limit: number;
    /** Products that are not shown. */
    except?: readonly string[] | undefined;
    /** Where it stands: no two places show the same. */
    place?: 'cart' | 'empty-cart' | 'paid' | 'account' | undefined;
    /** What the products are to go with; without any they go with what the shopper did. */
    productIds?: readonly string[] | undefined;
  };
  /** Suggestions under a search box; with the id of the box its keys walk through them. */
  'mf_catalog/search-suggestions': { keyword: string; boxId?: string | undefined };
  /** The cart as a panel. */
  'mf_cart_checkout/mini-cart': Record<string, never>;
  /** Buttons to purchase. Without a variant of a product that has some, the buttons say what is missing. */
  'mf_cart_checkout/add-to-cart': {
    productId: string;
    variantId: string | null;
    quantity: number;
    /** Names of variant rows nothing is chosen in. */
    missing: readonly string[];
    /** Goods that are delivered as a code or file are bought at once, never put into the cart. */
    buyOnly: boolean;
    /** The running flash sale to buy in: then only buying at once is offered, at its price. */
    flashSaleId?: string | undefined;
  };
  /** Where a product is sent, when it arrives and what that costs, before there is an order; nothing of what is not sent. */
  'mf_cart_checkout/delivery-estimate': { productId: string; variantId: string | null; quantity: number };
  /** Buys one choice of a running flash sale; with `confirm` pieces are held already. */
  'mf_cart_checkout/sale-button': {
    productId: string;
    variantId: string | null;
    quantity: number;
    flashSaleId: string;
    intent: 'buy' | 'confirm';
  };
  /** Cart button of a product card: adds one piece, or leads to the page where there is something to choose. */
  'mf_cart_checkout/quick-add': { productId: string; name: string; hasVariants: boolean };
  /** Button over the picture of a product card: opens the product where the card stands. */
  'mf_cart_checkout/quick-view': { productId: string; name: string };
  /**
   * Puts the lines of a list into the cart, all at once. What could not be added it says, and tries again; `cart:lines-added` names what
   * is in the cart by its `key`, so that it is not offered twice.
   */
  'mf_cart_checkout/add-lines': {
    lines: readonly {
      /** Names the line for whoever placed the fragment. */
      key: string;
      /** Of the product, to say what could not be added. */
      name: string;
      productId: string;
      variantId: string | null;
      quantity: number;
    }[];
    /** The shopper stays where they are once all is in the cart, and the button says how many products it adds. */
    stays?: boolean | undefined;
  };
  /** The customer's addresses: one of them is chosen (`choose`), or all are kept (`manage`). */
  'mf_user_centre/address-book': {
    mode: 'choose' | 'manage';
    /** The address to begin with, where one is chosen; without it, or when it is gone, the default one. */
    startId?: string | undefined;
  };
  /** Star of a product; of one that is sold out, which can be told of when it comes back, `isSoldOut`; beside buttons that are a bar on phones, `isInBar`. */
  'mf_user_centre/favourite-button': {
    productId: string;
    isSoldOut?: boolean | undefined;
    isInBar?: boolean | undefined;
  };
  /** Number of unread messages. */
  'mf_user_centre/unread-badge': Record<string, never>;
  /** The customer's place in the line of a running flash sale; nothing for whoever has none. `name`: where several stand on a page. */
  'mf_promotions/queue-ticket': { productId: string; name?: string | undefined };
  /** The customer's places in lines of these products, small, above any page. */
  'mf_promotions/place-note': { productIds: readonly string[] };
  /** Coupons for a product, to be claimed. `categoryIds`: its own category and those above it. */
  'mf_promotions/coupon-popover': { productId: string; categoryIds: readonly string[] };
  /** A coupon above the list of the products it is for, with what the cart still lacks to it. */
  'mf_promotions/coupon-note': { couponId: string };
  /** Asks to be reminded of a coming flash sale. `startsAt`: time of the shop; `name`: what is on sale. */
  'mf_promotions/reminder-button': { saleId: string; startsAt: string; name: string };
  /** Products of the running flash sale. */
  'mf_promotions/flash-sale-strip': { limit: number };
};

/** Props of every fragment, by its id. */
export type FragmentProps = With<ShopFragments, OtherFragments>;

/** Id of a fragment: `<mf name>/<fragment>`. */
export type FragmentId = keyof FragmentProps;

/**
 * Facts that cross parts, in the past tense. Payloads carry ids, the listener fetches. Their schemas, and who may emit
 * each, stand in `planned-events.ts`; who emits and who subscribes is read from the sources of the parts.
 */
export type PlannedEvents = {
  /** Somebody wanted to buy before choosing on every row of the variant picker; names of the rows. */
  'variant:missed': { productId: string; missing: readonly string[] };
  /** Lines of a list are in the cart now: their keys, as the fragment `add-lines` was given them. */
  'cart:lines-added': { keys: readonly string[] };
  'address:selected': { addressId: string | null };
  'notice:read': Record<string, never>;
  /** What a shopper did with products; measured only where the shop and the shopper want it. */
  'commerce:reported': CommerceReport;
  /** The customer has turned to customer service; the page says what it is about (`PageHead.subject`). */
  'service:asked': Record<string, never>;
  /** The shopper has answered whether sales may be measured. */
  'consent:changed': { isGranted: boolean };
};

/** Payload of every event, by its name: `<owner>:<fact>`. */
export type ShopEvents = With<PlannedEvents, OtherEvents>;

export type ShopEventName = keyof ShopEvents;

/** The second counts where both have a key. */
type With<Base, Added> = {
  [Key in keyof Base | keyof Added]: Key extends keyof Added ? Added[Key] : Key extends keyof Base ? Base[Key] : never;
};
