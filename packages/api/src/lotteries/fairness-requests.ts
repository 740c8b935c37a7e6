import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { Page } from '../model/page.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf } from '../wire/parts.ts';
import { toPage } from '../wire/values.ts';
import { toFairDraw, toOwnDraw } from './fairness-mapping.ts';
import type { FairDraw, OwnDraw, OwnDrawQuery } from './fairness-model.ts';
import { wireFair, wireProofPage } from './fairness-wire.ts';

/** What the next draw of this customer in a lottery will be made from. Throws `not-found` for an unknown lottery. */
export async function getFairDraw(client: ApiClient, lotteryId: Id, options?: RequestOptions): Promise<FairDraw> {
  const path = `integralDrawFair/${encodeURIComponent(lotteryId)}`;
  return toFairDraw(await client.get(path, parserOf(wireFair), undefined, options));
}

/** The customer's own draws, lost ones too, newest first. */
export async function listOwnDraws(
  client: ApiClient,
  { lotteryId, ...page }: OwnDrawQuery = {},
  options?: RequestOptions,
): Promise<Page<OwnDraw>> {
  const params = { ...pageParams(page), integral_draw_id: lotteryId === undefined ? undefined : Number(lotteryId) };
  return toPage(await client.get('integralDrawProof', parserOf(wireProofPage), params, options), toOwnDraw);
}
