import { type Command, InvalidArgumentError } from 'commander';
import { Refused } from '../../operations/refused.ts';
import { type InputFile, readInputFile } from './inputs.ts';

/** A value for one field of a document; `value` null empties it. */
type FieldValue = { path: string[]; value: string | null };

/** A document, or some fields of it, as an operator gives it: plain values. */
export type DocumentOptions = { file?: InputFile; set?: FieldValue[] };

/** Adds `--file` and `--set`. */
export function withDocument(command: Command): Command {
  return command
    .option('-f, --file <json>', 'a JSON file with the document, or a list of documents', readInputFile)
    .option(
      '-s, --set <field=value>',
      'one field, such as name.en="New name" or price=19.90; again for more',
      addField,
    );
}

function addField(text: string, before: FieldValue[] = []): FieldValue[] {
  const at = text.indexOf('=');
  const path = text.slice(0, at).split('.');
  if (at < 1 || path.some((name) => !/^[A-Za-z0-9]+$/.test(name)))
    throw new InvalidArgumentError('must be a field and its value: price=19.90.');
  // Everything in the process would have such a field.
  if (path.includes('__proto__')) throw new InvalidArgumentError('__proto__ is no field.');
  const value = text.slice(at + 1);
  return [...before, { path, value: value === '' ? null : value }];
}

/**
 * The documents that were given: those of the file, with the fields set in each. `known` are fields the command names by
 * arguments.
 * @throws Refused when there is nothing to save, or the file is no JSON
 */
export function documentsOf({ file, set = [] }: DocumentOptions, known: object = {}): object[] {
  if (!file && set.length === 0) throw new Refused('Nothing to save: give --file or --set.');
  const documents = file ? readDocuments(file) : [{}];
  return documents.map((document) => {
    const whole: Record<string, unknown> = { ...structuredClone(document), ...known };
    for (const { path, value } of set) put(whole, path, value);
    return whole;
  });
}

/** The same where only one document makes sense. */
export function documentOf(options: DocumentOptions, known: object = {}): object {
  const [document, ...rest] = documentsOf(options, known);
  if (!document || rest.length > 0) throw new Refused('Give one document, not a list.');
  return document;
}

function readDocuments({ name, text }: InputFile): object[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused(`${name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const documents = Array.isArray(value) ? value : [value];
  if (documents.some((one) => typeof one !== 'object' || one === null))
    throw new Refused(`${name} holds no documents.`);
  return documents;
}

/** Sets a field by its path; lists count from 0, as in JSON. */
function put(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  if (typeof inner !== 'object' || inner === null) target[name] = /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(target[name] as Record<string, unknown>, rest, value);
}
