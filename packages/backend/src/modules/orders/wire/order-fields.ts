import { z } from 'zod';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import type { Attribute } from '../../../kernel/texts/attributes.ts';
import { anyNumber, numberOrText } from '../../../kernel/wire/loose-fields.ts';
import { isMissing, positiveInteger, readNumber } from '../../../kernel/wire/read-number.ts';

/** Fields of orders and of their lines. What is missing and what is wrong is told by the name of the field. */
export const required = (attribute: Attribute): string => fieldText('field.required', attribute);
export const mistake = (attribute: Attribute): string => fieldText('field.mistake', attribute);

const given = (attribute: Attribute) =>
  numberOrText(({ input }) => (isMissing(input) ? required(attribute) : mistake(attribute)));

/** A number as text has no blanks and no letters; blank text is a missing number. */
const decimal = (attribute: Attribute) =>
  given(attribute)
    .refine((value) => !isMissing(value), required(attribute))
    .transform(readNumber);

/** An amount in yuan. */
export const amount = (attribute: Attribute, description: string) =>
  decimal(attribute)
    .pipe(z.number(mistake(attribute)))
    .meta({ description });

/** An amount that may be missing. */
export const shownAmount = (attribute: Attribute, description: string) =>
  numberOrText(mistake(attribute))
    .nullish()
    .transform((value) => (isMissing(value) ? null : readNumber(value)))
    .pipe(z.number(mistake(attribute)).nullable())
    .meta({ description });

/** A positive whole number. */
export const count = (attribute: Attribute, description?: string, max: number = Number.MAX_SAFE_INTEGER) =>
  decimal(attribute)
    .pipe(z.int(mistake(attribute)).min(1, mistake(attribute)).max(max, mistake(attribute)))
    .meta(description ? { description } : {});

/** A positive whole number, or null for nought and nothing. */
export const countOrNone = (attribute: Attribute, description: string) =>
  numberOrText(mistake(attribute))
    .nullish()
    .transform((value) => (isMissing(value) || readNumber(value) === 0 ? null : readNumber(value)))
    .pipe(z.int(mistake(attribute)).min(1, mistake(attribute)).nullable())
    .meta({ description });

/** What an order shows of a line: it must be there, and is never used. */
export const shown = (attribute: Attribute) =>
  z
    .unknown()
    .refine((value) => !isMissing(value), required(attribute))
    .meta({ type: 'string' });

/** A mark counts unless it is empty, false or nought. */
export const isAsked = (value: unknown): boolean =>
  !isMissing(value) && value !== false && value !== 'false' && readNumber(value) !== 0;

/** A number that names something or counts it; null where nothing is asked for. */
export const requestedNumber = (attribute: Attribute, description: string) =>
  z
    .unknown()
    .optional()
    .refine((value) => !isAsked(value) || positiveInteger(value) !== null, mistake(attribute))
    .transform((value) => (isAsked(value) ? positiveInteger(value) : null))
    .meta({ type: ['number', 'string', 'null'], description });

/** An id that is taken for none when it is not one. */
export const idOrNone = (description: string) => anyNumber(positiveInteger, description);

/** The fields of what should be an object; none of anything else. */
export const asFields = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
