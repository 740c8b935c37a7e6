import { KeySettingError } from './key-setting.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads single settings and remembers what is wrong: problems begin with the setting's name and show nothing of its value.
 */
export class SettingReader {
  readonly problems: string[] = [];
  readonly #env: Env;

  constructor(env: Env) {
    this.#env = env;
  }

  /** Whether one of them has a value; blanks count as none. */
  isAnySet(names: readonly string[]): boolean {
    return names.some((name) => this.#textOf(name) !== null);
  }

  /** A text of a form; `wish` says what it must be. Null, and a problem, when it is missing or something else. */
  text(name: string, pattern: RegExp, wish: string): string | null {
    return this.value(name, (value) => {
      if (!pattern.test(value)) throw new KeySettingError(wish);
      return value;
    });
  }

  /** Encrypted, but for this very computer. */
  address(name: string, fallback: string): string | null {
    const value = this.#textOf(name) ?? fallback;
    const url = URL.parse(value);
    const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return value;
    this.problems.push(`${name} must be an https:// address`);
    return null;
  }

  /** What `read` makes of a value; a `KeySettingError` of it becomes a problem. Null, and a problem, when it is missing. */
  value<T>(name: string, read: (value: string) => T): T | null {
    const value = this.#textOf(name);
    if (value === null) {
      this.problems.push(`${name} is missing: the provider is set up by half`);
      return null;
    }
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof KeySettingError)) throw error;
      this.problems.push(`${name} ${error.message}`);
      return null;
    }
  }

  #textOf(name: string): string | null {
    const value = this.#env[name]?.trim() ?? '';
    return value === '' ? null : value;
  }
}
