import type { z } from 'zod';
import { Refused } from '../refused.ts';

export type Path = readonly (string | number)[];

/** Something wrong with a document, and where in it. */
export type Problem = { path: Path; reason: string };

/** Reads a document, or says everything that is wrong with it. `at`: where it stands. */
export function readDocument<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  at: Path = [],
): { value: z.output<Schema> } | { problems: Problem[] } {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  return { problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, at)) };
}

function problemsOf(issue: z.core.$ZodIssue, at: Path): Problem[] {
  const path = [...at, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
  if (issue.code !== 'unrecognized_keys') return [{ path, reason: issue.message }];
  return issue.keys.map((name) => ({ path: [...path, name], reason: 'is no field of this document' }));
}

/** The same for one document: refuses it with every reason. */
export function readOne<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = readDocument(schema, input);
  if ('problems' in result) throw refuseProblems(result.problems);
  return result.value;
}

/** `prices.0 must be …`, a line each. */
export function refuseProblems(problems: readonly Problem[], where: (problem: Problem) => string = fieldOf): Refused {
  return new Refused(problems.map((problem) => `${where(problem)} ${problem.reason}`.trim()).join('\n'));
}

const fieldOf = ({ path }: Pick<Problem, 'path'>): string => path.join('.');

/** Refuses when there is any problem. */
export function mustBeFine(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refuseProblems(problems);
}
