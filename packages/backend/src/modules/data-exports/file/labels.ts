import { commonLabels } from './labels/common.ts';
import { messageLabels } from './labels/messages.ts';
import { moneyLabels } from './labels/money.ts';
import { ofTable } from './labels/of-table.ts';
import { personLabels } from './labels/person.ts';
import { pictureLabels } from './labels/pictures.ts';
import { placeLabels } from './labels/places.ts';
import { shoppingLabels } from './labels/shopping.ts';
import { signInLabels } from './labels/sign-ins.ts';
import type { Words } from './labels/titles.ts';

const everywhere: Readonly<Record<string, Words>> = {
  ...commonLabels,
  ...personLabels,
  ...signInLabels,
  ...messageLabels,
  ...placeLabels,
  ...shoppingLabels,
  ...moneyLabels,
  ...pictureLabels,
};

/** What a column is called in the file; null when nobody has said it yet (a test tells). */
export const labelOf = (table: string, column: string): Words | null =>
  ofTable[`${table}.${column}`] ?? everywhere[column] ?? null;
