import type { Declaration } from '@jishi/contracts/release';
import type { Part } from './part-plan.ts';
import { layoutTextFaults, type PartMessages } from './texts.ts';

/**
 * Headings of a part's pages in both languages, by the id of the page.
 *
 * @throws naming every text that is missing or wants parameters: the frame has none to fill in
 */
export function headingsOf({ mfName, plan }: Part, messages: PartMessages): NonNullable<Declaration['headings']> {
  const headings = Object.entries(plan.pages).flatMap(([name, { heading }]) => (heading ? [{ name, ...heading }] : []));
  const faults = headings.flatMap(({ name, text }) => layoutTextFaults(`the heading of ${name}`, text, messages));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(
    headings.map(({ name, text, look }) => [
      `${mfName}/${name}`,
      { zh: messages.zh[text]!, en: messages.en[text]!, look },
    ]),
  );
}
