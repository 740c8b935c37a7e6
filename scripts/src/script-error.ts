/** Something a person can cure: the message says what is wrong and what to do. Shown without a stack. */
export class ScriptError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ScriptError';
  }
}

/** Runs a script to its end; a `ScriptError` becomes its message and exit code 1. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof ScriptError ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
