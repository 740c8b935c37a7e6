import * as z from 'zod/mini';
import { refuseBeyond } from '../access/scope.ts';
import type { Holder, Role } from '../access/tokens.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { type Operation, type OperationName, operations } from './operations.ts';

/** What is asked for, and who asks. `isDone`: something was changed, which the log should know; `facts`: of the release it made. */
export type Performed = { output: unknown; isDone: boolean; facts: object };

/**
 * Does an operation for the holder of a token, who is the author whatever the request says.
 *
 * @param body as it came, unchecked
 * @throws RegistryError `forbidden` when the token is not good for it, `invalid` when the question is not well formed, and what the operation refuses
 */
export async function perform(
  registry: Registry,
  holder: Holder,
  name: OperationName,
  body: unknown,
): Promise<Performed> {
  const operation = operations[name] as Operation<unknown, unknown>;
  requireRole(holder, operation.roles);
  const input = readInput(operation, body, holder.name);
  if (operation.changes) refuseBeyond(holder, operation.changes(input));
  await registry.requireThere();
  const output = await operation.run(registry, input);
  const isDryRun = isObject(input) && 'isDryRun' in input && input.isDryRun === true;
  return { output, isDone: !operation.roles.includes('viewer') && !isDryRun, facts: factsOf(output) };
}

/** @throws RegistryError `forbidden` saying which roles may */
export function requireRole({ name, roles }: Holder, allowed: readonly Role[]): void {
  if (roles.some((role) => allowed.includes(role))) return;
  throw new RegistryError('forbidden', `${name} is ${roles.join(' and ')}: this needs ${allowed.join(' or ')}`);
}

function readInput({ input }: Operation<unknown, unknown>, body: unknown, author: string): unknown {
  const given = body ?? {};
  const error = z.locales.en().localeError;
  const result = input.safeParse(isObject(given) && 'author' in given ? { ...given, author } : given, { error });
  if (result.success) return result.data;
  throw new RegistryError('invalid', `the question is not well formed: ${z.prettifyError(result.error)}`);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the log says of a release that was made. */
const factsOf = (output: unknown): object =>
  output !== null && typeof output === 'object' && 'release' in output
    ? { ...pick(output.release, 'channel', 'serial', 'kind', 'reason') }
    : {};

const pick = (value: unknown, ...names: string[]): object =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => names.includes(name)));
