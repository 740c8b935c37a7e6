import { z } from 'zod';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { CELLPHONE, decimalNumber, idValue, textValue } from '../../../kernel/wire/inputs.ts';

const text = (attribute: Parameters<typeof fieldText>[1], max: number) =>
  textValue(fieldText('field.required', attribute)).pipe(z.string().max(max, fieldText('field.max', attribute, max)));

const coordinate = (attribute: Parameters<typeof fieldText>[1], limit: number) =>
  decimalNumber(fieldText('field.required', attribute)).pipe(
    z.number().min(-limit, fieldText('field.mistake', attribute)).max(limit, fieldText('field.mistake', attribute)),
  );

/** Fields of an address, in the order their failures are told. */
export const addressBody = z.object({
  cellphone: textValue(fieldText('field.required', 'cellphone')).pipe(
    z.string().regex(CELLPHONE, fieldText('field.format', 'cellphone')),
  ),
  name: text('name', 30),
  location: text('location', 255),
  address: z
    .string()
    .max(255, fieldText('field.max', 'address', 255))
    .nullish(),
  latitude: coordinate('latitude', 90),
  longitude: coordinate('longitude', 180),
  house: text('house', 255),
});

export const defaultBody = z.object({ id: idValue() });
