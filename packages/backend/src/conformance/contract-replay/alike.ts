import type { Memory } from './memory.ts';
import { isOurWording } from './wording.ts';

/** Day the recordings were made: moments of that time cannot come again, earlier ones were seeded. */
const STORY_YEAR = '2026';
const LOCAL = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ORDER_NUMBER = /^\d{19}$/;
const CODE = /^[1-9]\d{4}$/;
const TOKEN = /^[\w-]{43}$/;
/** The recordings hide tokens; those of no further use are all called the same. */
const PLACEHOLDER = /^<\w+>$/;
const UNNAMED = /^<some_/;
const RECORDED_UPLOAD = /^http:\/\/127\.0\.0\.1:8100\/storage\/temporary\/\w+\.png$/;
const OUR_UPLOAD = /^https:\/\/shop\.example\/media\/uploads\/[0-9a-f-]{36}\.webp$/;

/** Things a server makes up: once seen, the same recorded one must meet the same of ours. */
const madeUp: readonly (readonly [recorded: RegExp, ours: RegExp])[] = [
  [UUID, UUID],
  [ORDER_NUMBER, ORDER_NUMBER],
  [PLACEHOLDER, TOKEN],
];

/** Moments of the scenario, by their pattern. */
const moments = [LOCAL, ISO];

/** Where codes are shown. */
const CODE_PATH = 'body.message.code';

/** Whether our plain value at a place is the recorded one, or may stand for it. */
export function alike(recorded: unknown, ours: unknown, memory: Memory, path: string): boolean {
  if (path === CODE_PATH) return isCode(recorded, ours, memory);
  if (typeof recorded !== 'string' || typeof ours !== 'string') return memory.value(recorded) === ours;
  const moment = moments.find((pattern) => pattern.test(recorded) && recorded.startsWith(STORY_YEAR));
  if (moment) return moment.test(ours);
  const kind = madeUp.find(([pattern]) => pattern.test(recorded));
  if (kind) return standsFor(recorded, ours, kind[1], memory);
  if (RECORDED_UPLOAD.test(recorded)) return OUR_UPLOAD.test(ours);
  learnNumber(recorded, ours, memory);
  return isOurWording(memory.text(recorded), plainHtml(ours));
}

/** Codes are drawn by lot: two may be the same by chance. */
function isCode(recorded: unknown, ours: unknown, memory: Memory): boolean {
  if (typeof recorded !== 'number' || typeof ours !== 'number' || !CODE.test(String(ours))) return false;
  memory.bind(String(recorded), String(ours));
  return true;
}

/** A text may name an order that was not met before. */
function learnNumber(recorded: string, ours: string, memory: Memory): void {
  const [theirs] = /\d{19}/.exec(recorded) ?? [];
  const [mine] = /\d{19}/.exec(ours) ?? [];
  if (theirs && mine) standsFor(theirs, mine, ORDER_NUMBER, memory);
}

/** Cleaned HTML closes its pictures; that says the same. */
const plainHtml = (text: string) => text.replaceAll(' />', '>');

function standsFor(recorded: string, ours: string, pattern: RegExp, memory: Memory): boolean {
  if (UNNAMED.test(recorded)) return pattern.test(ours);
  if (memory.text(recorded) === ours) return true;
  if (!pattern.test(ours) || memory.isTaken(recorded, ours)) return false;
  memory.bind(recorded, ours);
  return true;
}
