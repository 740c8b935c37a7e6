/** Settings that cannot be used; the message has one line per bad value. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}
