import { BUCKETS } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { RegistryError } from '../../errors/registry-error.ts';
import type { OperationName } from '../../operations/operations.ts';

/** What a form of the window says; a field that is empty says nothing. */
export type Fields = Readonly<Record<string, string>>;

const text = z.string().check(z.minLength(1), z.maxLength(2_000));
const reason = text;
const optional = z.optional(text);

/** `5`, `0.5` or `25 %` of the visitors, as buckets. */
const share = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?\s*%?$/, 'write a share like 5, 0.5 or 25 %')),
  z.transform((percent: string) => Math.round((Number.parseFloat(percent) / 100) * BUCKETS)),
);
const versionOf = z.pipe(
  z.string().check(z.regex(/^[^@]+@[^@]+$/, 'choose a version of a part')),
  z.transform((name: string) => {
    const [part = '', version = ''] = name.split('@');
    return { part, version };
  }),
);
/** `YYYY-MM-DDTHH:MM` of the reader, with the difference of their clock to UTC in minutes. */
const moment = z.iso.datetime({ offset: true, error: 'write a date and a time' });

/** One thing that can be done in the window: which operation of the service it is, and what the fields of its form become. */
type Action<Input> = { operation: OperationName; fields: z.ZodMiniType<Input>; toInput(fields: Input): object };
const action = <Input>(own: Action<Input>): Action<Input> => own;

/** Fields of the form that name a part with the version it is to have. */
export const PIN_FIELD = 'pin ';

export const actions = {
  pin: action({
    operation: 'pin',
    fields: z.catchall(z.object({ reason, share: z.optional(share) }), text),
    toInput: ({ reason, share: buckets, ...others }) => {
      const parts = Object.fromEntries(
        Object.entries(others).flatMap(([name, version]) =>
          name.startsWith(PIN_FIELD) ? [[name.slice(PIN_FIELD.length), version]] : [],
        ),
      );
      if (Object.keys(parts).length === 0) throw new RegistryError('invalid', 'choose the version of a part');
      return { reason, parts, ...(buckets === undefined ? {} : { buckets }) };
    },
  }),
  share: action({
    operation: 'share',
    fields: z.strictObject({ reason, share }),
    toInput: ({ share: buckets, ...others }) => ({ ...others, buckets }),
  }),
  finish: action({ operation: 'finish', fields: z.strictObject({ reason }), toInput: (fields) => fields }),
  abort: action({ operation: 'abort', fields: z.strictObject({ reason }), toInput: (fields) => fields }),
  rollback: action({
    operation: 'rollback',
    fields: z.strictObject({
      reason,
      serial: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
    }),
    toInput: (fields) => fields,
  }),
  ban: action({
    operation: 'ban',
    fields: z.strictObject({ reason, version: versionOf }),
    toInput: ({ version, ...others }) => ({ ...others, ...version }),
  }),
  freeze: action({
    operation: 'freeze',
    fields: z.strictObject({ reason, part: optional, until: z.optional(moment) }),
    toInput: ({ part, ...others }) => ({ ...others, ...(part === undefined ? {} : { parts: [part] }) }),
  }),
  unfreeze: action({
    operation: 'unfreeze',
    fields: z.strictObject({ reason, part: optional }),
    toInput: ({ part, ...others }) => ({ ...others, ...(part === undefined ? {} : { parts: [part] }) }),
  }),
  approve: action({ operation: 'approve', fields: z.strictObject({ id: text }), toInput: (fields) => fields }),
  cancel: action({ operation: 'cancel', fields: z.strictObject({ id: text, reason }), toInput: (fields) => fields }),
};

export type ActionName = keyof typeof actions;

export const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name);

/**
 * What an operation of the service is given for a form.
 *
 * @throws RegistryError `invalid` naming the field
 */
export function inputOf(
  name: ActionName,
  fields: Fields,
): { operation: OperationName; input: Record<string, unknown> } {
  const { operation, fields: schema, toInput } = actions[name] as unknown as Action<object>;
  const said = Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])),
  );
  const result = schema.safeParse(said, { error: z.locales.en().localeError });
  if (!result.success) throw new RegistryError('invalid', z.prettifyError(result.error));
  return { operation, input: { ...toInput(result.data) } };
}
