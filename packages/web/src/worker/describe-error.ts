/** A thrown value as two texts. Code of a release may throw anything. */
export function describe(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? String(error) };
  return { message: String(error), stack: String(error) };
}
