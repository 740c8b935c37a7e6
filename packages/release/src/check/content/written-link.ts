/** A link as it is written in the shop's content. */
export type WrittenLink = {
  /** The same in every language: what is written in both is one link. */
  id: string;
  where: string;
  /** Path of the page it is shown on. */
  page: string;
  written: string;
  mend: string;
};
