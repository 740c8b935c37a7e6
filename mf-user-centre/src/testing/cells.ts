import { within } from '@jishi/testing';

/** What the cells of a row of a table say. */
export const cells = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
