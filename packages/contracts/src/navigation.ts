/**
 * Links of the frame. A part says in its `part.ts` which of its pages the frame leads to, from where and in which words; its
 * build puts the words into the declaration, and the shell draws the links of the parts that are live.
 */

/** Icons of links that come with the shell's first scripts, so only these few. Names are those of Lucide. */
export const barIcons = ['house', 'layout-grid', 'shopping-cart', 'user-round', 'zap'] as const;

/** Icons of links in places that come later. Names are those of Lucide. */
export const linkIcons = [
  ...barIcons,
  'bell',
  'circle-help',
  'coins',
  'folder-down',
  'gift',
  'heart',
  'id-card',
  'lock',
  'log-in',
  'map-pin',
  'message-square-text',
  'package',
  'receipt',
  'smartphone',
  'star',
  'store',
  'tag',
  'ticket-percent',
  'trophy',
  'truck',
  'user-round-x',
  'wallet',
] as const;

/** Parts of the account's menu at the side, in their order. */
export const menuGroups = ['centre', 'orders', 'account', 'points'] as const;

/** Who sees a link. */
export const audiences = ['everybody', 'visitors', 'customers'] as const;

/** Numbers the shell keeps that may stand at a link: `cart`, the lines in the cart. */
export const linkCounts = ['cart'] as const;

type PlaceRule = {
  /** How many links one shopper may see there; `null`: as many as there are. */
  most: number | null;
  /** Icons that may be named; `[]`: words only. */
  icons: readonly LinkIcon[];
  /** Every link needs one. */
  needsIcon?: true;
};

/** Where the frame has links, and what fits there. */
export const linkPlaces = {
  /** The main navigation, from tablets on. */
  header: { most: 6, icons: barIcons },
  /** The way to the cart, at the end of the header. */
  cart: { most: 1, icons: barIcons, needsIcon: true },
  /** The narrow bar above the header; not on phones. */
  'top-bar': { most: 8, icons: linkIcons },
  /** The right end of the header from the cart to the payment; not on phones. */
  'flow-bar': { most: 4, icons: linkIcons },
  /** The menu behind the customer's name, above the way out. Its first link is also the name's. */
  account: { most: null, icons: linkIcons, needsIcon: true },
  /** Beside the menu button of a phone: the icon is seen, the words are read out. */
  'phone-bar': { most: 1, icons: linkIcons, needsIcon: true },
  /** The drawer of a phone. */
  drawer: { most: null, icons: linkIcons, needsIcon: true },
  /** The bar at the bottom of a phone. */
  'tab-bar': { most: 5, icons: barIcons, needsIcon: true },
  /** The menu beside the pages of the account; every link names its group. */
  'side-menu': { most: null, icons: linkIcons, needsIcon: true },
  /** A line of the footer. */
  footer: { most: null, icons: [] },
} as const satisfies Record<string, PlaceRule>;

export type LinkPlace = keyof typeof linkPlaces;
export type LinkIcon = (typeof linkIcons)[number];
export type BarIcon = (typeof barIcons)[number];
export type MenuGroup = (typeof menuGroups)[number];
export type Audience = (typeof audiences)[number];
export type LinkCount = (typeof linkCounts)[number];

/** A link of the frame as a part plans it. */
export type LinkPlan = {
  /** A page of the part, by its short name. Parameters of its path are left out, so they have to be optional. */
  page: string;
  /** Where, and the order there: links stand by rising numbers. Tens leave room for what comes between. */
  at: { readonly [Place in LinkPlace]?: number };
  /** Key of the part's texts; the text has no parameters. */
  text: string;
  icon?: LinkIcon;
  /** Who sees it; default: everybody. A link for visitors keeps the page one is on as the way back after signing in. */
  audience?: Audience;
  /** In `side-menu`: the group it stands in. */
  group?: MenuGroup;
  /** Other pages of the part on which the link is marked as the one where one is. */
  covers?: readonly string[];
  /** A number at its corner. */
  count?: LinkCount;
  /** A fragment of the part behind the words, by its short name, for customers; it gets no props. */
  fragment?: string;
};

/**
 * Which addresses of a page are in the site map: `page`, its path without parameters; else one for each record of that
 * kind, its id as the parameter.
 */
export const siteMapSources = ['page', 'products', 'categories', 'columns', 'articles'] as const;
export type SiteMapSource = (typeof siteMapSources)[number];

/** A path without its optional parameter: `/product/list/:id?` is `/product/list`. */
export const plainPath = (path: string): string => path.replace(/\/:[^/]*\?$/, '') || '/';
