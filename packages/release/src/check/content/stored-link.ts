/** A link that stands in the content of a shop, not in a part: an operator wrote it. */
export type StoredLink = {
  /** What it stands in, for people: `banner "Autumn" (5) on home`. */
  where: string;
  /** Path of the shop without the language; query and hash may follow. */
  address: string;
  /** How it is changed. */
  mend: string;
};

/** The links of a shop's content, as its visitors are sent them. */
export type StoredContent = {
  /** Where the shop is. */
  origin: string;
  links: readonly StoredLink[];
};
