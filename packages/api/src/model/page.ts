/** One page of a list. `page` is 1-based; a page past the end has no `items` but keeps `total`. */
export type Page<T> = {
  readonly items: readonly T[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pageCount: number;
};

/** Which page of a list to ask for. Without a size the server takes 15; it allows 1 to 100. */
export type PageRequest = { readonly page?: number | undefined; readonly pageSize?: number | undefined };
