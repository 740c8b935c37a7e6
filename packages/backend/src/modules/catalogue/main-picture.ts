import type { ResourceRow } from '../../kernel/wire/resource.ts';

/** The main picture: the one whose role says so, else the first. Null without any. */
export function mainPicture(rows: readonly ResourceRow[] | undefined): ResourceRow | null {
  return rows?.find((row) => row.depict?.endsWith('_zimg')) ?? rows?.[0] ?? null;
}
