import * as z from 'zod/mini';

/** A server that has said nothing for so long counts as gone; it says something three times as often. */
export const SILENT_AFTER = 30_000;

const text = (most: number) => z.pipe(z.string().check(z.maxLength(most)), z.transform(harmless));
const serial = z.int().check(z.positive());

/** A release a server does not serve. `part` is `null` when the document itself is the reason. */
const refusal = z.object({ serial, code: text(40), part: z.nullable(text(80)), reason: text(4_000) });

/** What a web server says of itself. Whoever may write into the registry could write it too: it is shown, never trusted. */
export const serverRecord = z.object({
  /** Host and port. */
  name: text(200),
  /** The release it serves, and the hash of its document; `null` before the first one. */
  serial: z.nullable(serial),
  integrity: z.nullable(text(80)),
  /** The newest serial it has looked at. */
  seen: z.nullable(serial),
  /** Releases it refused: newer ones, or those of a registry that was put back. Newest first. */
  refusals: z.array(refusal).check(z.maxLength(20)),
});

export type ServerRefusal = z.infer<typeof refusal>;
export type ServerRecord = z.infer<typeof serverRecord>;

/** A server as the registry knows it. `heard`: when it announced itself last; `isSilent`: too long ago to count. */
export type ServerState = ServerRecord & { id: string; channel: string; heard: string; isSilent: boolean };

/** Control characters could write over what else stands on a terminal. */
function harmless(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, (character) => (character === '\n' ? ' ' : '\ufffd'));
}
