import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';

/** Where a command writes: a terminal, or through the socket to the operator's side. */
export type Output = {
  out(text: string): void;
  err(text: string): void;
  /** Writes a file on the operator's side; it appears when it is complete. */
  file(name: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
};

/** What a command works with. It may run inside the api: it never prints, reads files or ends the process by itself. */
export type Run = {
  readonly shop: ShopContext;
  readonly isJson: boolean;
  /** The result: `value` with `--json` (amounts in cents, times ISO 8601), `text` for people. Once per command. */
  show(value: unknown, text: string): void;
  /** A line for people on the way, to standard error. */
  note(text: string): void;
  writeFile(name: string, content: string | AsyncIterable<Uint8Array>): Promise<void>;
};

/** What a command that changes the shop works with. */
export type ChangeRun = Run & {
  readonly isDryRun: boolean;
  /**
   * A transaction. With `--dry-run` it is rolled back at the end and its result is given all the same. What cannot be undone
   * (asking a provider) is left out by the command when `isDryRun`.
   */
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Goes on only with `--yes` or after the operator agreed to `what`. The command is run again from its beginning then:
   * call it before anything is changed, or inside `change`, which is rolled back.
   */
  confirm(what: string): void;
};
