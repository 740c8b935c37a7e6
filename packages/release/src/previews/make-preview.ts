import type { Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { PreviewLink, PreviewRequest, ReleaseResult } from '../context/requests.ts';
import { readShopOrigin } from '../context/shop-origin.ts';
import { refuseBanned } from '../decisions/bans.ts';
import { makeRelease } from '../decisions/make-release.ts';
import { changedBy } from '../decisions/pin-parts.ts';
import { requireRetained } from '../decisions/retained.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { integrityOf } from '../documents/integrity.ts';
import { PREVIEWS, releaseId } from '../documents/release-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { liveRelease, loadRelease } from '../releases/read-releases.ts';
import { writePreviewToken } from './preview-token.ts';

/** Where a shop takes the token of a link. */
export const PREVIEW_PATH = '/-/preview';

const DAY = 86_400_000;
/** A link that nobody remembers must not open a shop for ever. */
const LONGEST = 30 * DAY;

/**
 * Makes a link that opens a release which is live for nobody else: the live one with other versions, or one there is already.
 *
 * @throws RegistryError `invalid` for an end that is past or too far away, or an origin that is none; `not-found`; `conflict` for a banned version
 */
export async function makePreview(context: RegistryContext, request: PreviewRequest): Promise<PreviewLink> {
  const origin = readShopOrigin(request.origin);
  refuseEnd(request.until);
  const { release, warnings } =
    request.parts === undefined
      ? await existing(context, request)
      : await releaseWith(context, { ...request, parts: request.parts });
  const { channel, serial } = release;
  const { to, until } = request;
  const id = releaseId({ channel: channel === request.channel ? null : channel, serial, arm: 'live' });
  const shown = { id, release, until, to, warnings };
  if (request.isDryRun) return { ...shown, link: null };
  const integrity = integrityOf(Buffer.from(canonicalJson(release), 'utf8'));
  const token = await writePreviewToken({ origin, channel, serial, integrity, to, until }, context.signer);
  return { ...shown, link: `${origin}${PREVIEW_PATH}?token=${token}` };
}

async function existing(
  context: RegistryContext,
  { channel, of }: PreviewRequest,
): Promise<Pick<ReleaseResult, 'release' | 'warnings'>> {
  if (of === undefined) throw new RegistryError('invalid', 'name versions, a channel or a release to look at');
  const { release } = await loadRelease(context, of.channel, of.serial);
  const live = await liveRelease(context, channel);
  refuseBanned(release.parts, live?.release.banned ?? []);
  await requireRetained(context, release);
  return { release, warnings: [] };
}

/** Nothing stands in its way but what could never work: it is there to be looked at. */
async function releaseWith(
  context: RegistryContext,
  request: PreviewRequest & { parts: NonNullable<PreviewRequest['parts']> },
): Promise<ReleaseResult> {
  const { channel, author, reason, parts, until, to, isDryRun } = request;
  const decision = { channel: PREVIEWS, author, reason, isDryRun, allowsClock: true };
  return makeRelease(context, decision, 'pin', async () => {
    const live = (await liveRelease(context, channel))?.release ?? null;
    const wanted = changedBy(live, parts);
    refuseBanned(wanted, live?.banned ?? []);
    return {
      parts: wanted,
      forced: `a preview, for ${to}`,
      expires: until,
      banned: live?.banned ?? [],
      frozen: null,
      frozenParts: [],
      planned: [],
      approvals: null,
      proposed: [],
      rollout: null,
      warnings: [],
    };
  });
}

/** Whether nobody needs a release of the channel any more. */
export const isPreviewOver = ({ expires }: Pick<Release, 'expires'>, now: number): boolean =>
  expires !== null && Date.parse(expires) <= now;

function refuseEnd(until: string): void {
  const left = Date.parse(until) - Date.now();
  if (left <= 0) throw new RegistryError('invalid', `a link that is good until ${until} would be over already`);
  if (left > LONGEST) throw new RegistryError('invalid', 'a link is good for 30 days at most');
}
