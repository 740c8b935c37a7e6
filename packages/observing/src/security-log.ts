import { resolve } from 'node:path';
import { pino } from 'pino';
import { appendingTo } from './append-line.ts';
import { foldRepeats } from './fold-repeats.ts';
import { standardOutput } from './log-output.ts';
import { type SecurityEvent, type SecurityFacts, securityEvents } from './security-events.ts';

/** What happens that bears on security: a log of its own, recognised by `"log":"security"`. */
export type SecurityLog = {
  report(event: SecurityEvent, facts: SecurityFacts): void;
  /** Writes down what was still being counted. */
  close(): void;
};

/** Value of `SHOP_SECURITY_LOG` for lines between those of the ordinary log. */
const STANDARD_OUTPUT = 'stdout';

export type SecurityLogOptions = {
  /** A file, in `logs` of the data folder unless its path is absolute; `stdout`; or null: `security.log` there. */
  destination: string | null;
  dataFolder: string;
  /** Who writes: `api`, `web` or `shop` (operator commands). */
  process: string;
  /** Passes over every line, so that nothing personal comes in by an address. */
  mask: (line: string) => string;
  /** Called, at most once a minute, when lines are lost. */
  onTrouble?: (error: unknown) => void;
};

/**
 * Opens the security log. Reporting never fails: without room for it, or without the right to write, lines are lost.
 */
export function openSecurityLog({
  destination,
  dataFolder,
  process,
  mask,
  onTrouble,
}: SecurityLogOptions): SecurityLog {
  const path = resolve(dataFolder, 'logs', destination ?? 'security.log');
  const output = destination === STANDARD_OUTPUT ? standardOutput() : appendingTo(path, onTrouble);
  const logger = pino({ base: { log: 'security', process }, hooks: { streamWrite: mask } }, output);
  const folded = foldRepeats<Line>(({ event, facts }, times) => logger.info({ event, ...facts, times }));
  return {
    report(event, facts) {
      if (securityEvents[event].folded) folded.take(keyOf(event, facts), { event, facts });
      else logger.info({ event, ...facts });
    },
    close: () => folded.close(),
  };
}

type Line = { event: SecurityEvent; facts: SecurityFacts };

/** Repetitions come from one customer or network, at one route, for one reason. */
function keyOf(
  event: SecurityEvent,
  { user, network, route, reason, directive, blocked, page }: SecurityFacts,
): string {
  return JSON.stringify([event, user ?? network, route, reason, directive, blocked, page]);
}

/** Keeps the ends of a phone number: `138****0001`. Null for what is no number: it may be anything, a password too. */
export function maskedNumber(value: unknown): string | null {
  const number = typeof value === 'number' ? String(value) : value;
  return typeof number === 'string' && /^1\d{10}$/.test(number) ? `${number.slice(0, 3)}****${number.slice(-4)}` : null;
}
