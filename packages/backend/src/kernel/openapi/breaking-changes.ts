import type { OpenApiDocument, Operation } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import { accepts, gives } from './schema-changes.ts';

/**
 * What a client built for `promised` would miss in `now`: calls and fields of answers that are gone or are of another
 * kind, parameters and fields of requests that are newly required or no longer accept what they did. Empty when every
 * such client still works. Texts and order do not matter.
 */
export function breakingChanges(promised: OpenApiDocument, now: OpenApiDocument): string[] {
  return Object.entries(promised.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const after = now.paths[path]?.[method as keyof typeof methods];
      if (!after) return [`${name}: the call is gone`];
      return [...requests(before, after, promised, now), ...responses(before, after, promised, now)].map(
        (problem) => `${name}: ${problem}`,
      );
    }),
  );
}

function requests(before: Operation, after: Operation, old: OpenApiDocument, now: OpenApiDocument): string[] {
  const known = new Map(named(before).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const problems = named(after).flatMap((parameter) => {
    const previous = known.get(`${parameter.in} ${parameter.name}`);
    const label = `${parameter.in} parameter ${parameter.name}`;
    if (parameter.required && !previous?.required) return [`${label} is required now`];
    return previous ? accepts(previous.schema, parameter.schema, label, { old, now }) : [];
  });
  const body = bodyOf(after);
  const own = body ? accepts(bodyOf(before) ?? NO_BODY, body, 'body', { old, now }) : [];
  const access =
    accessOrder[after['x-access']] > accessOrder[before['x-access']] ? ['more is asked of who may call'] : [];
  return [...access, ...problems, ...own];
}

/** What is sent to a call that takes nothing. */
const NO_BODY = { type: 'object' };

const accessOrder: Record<Operation['x-access'], number> = { open: 0, secret: 1, optional: 1, login: 2 };

const named = (operation: Operation) => operation.parameters.flatMap((one) => ('name' in one ? [one] : []));
const bodyOf = (operation: Operation) => operation.requestBody?.content['application/json']?.schema;

function responses(before: Operation, after: Operation, old: OpenApiDocument, now: OpenApiDocument): string[] {
  const promised = responseOf(before);
  if (!promised) return [];
  const given = responseOf(after);
  return given ? gives(promised, given, 'answer', { old, now }) : ['the answer is no longer JSON'];
}

function responseOf({ responses }: Operation): JsonSchema | undefined {
  const response = responses['200'];
  return response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
}
