import { z } from 'zod';
import type { Times } from '../../../kernel/wire/times.ts';
import type { AddressRow } from '../repository.ts';

/** `Address` of `api.md` 2.8. Coordinates are numbers after creating and texts elsewhere. */
const fields = {
  id: z.int(),
  user_id: z.int(),
  cellphone: z.string(),
  name: z.string(),
  location: z.string(),
  address: z.string(),
  house: z.string(),
  defaults: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
};
const textCoordinates = { latitude: z.string().nullable(), longitude: z.string().nullable() };

export const addressAnswer = z.object({ ...fields, ...textCoordinates, lang: z.string() });
export const newAddressAnswer = z.object({ ...fields, latitude: z.number(), longitude: z.number() });

/** An address as the wire carries it; orders use it for freight answers too. */
export function toWireAddress(row: AddressRow, times: Times): z.output<typeof addressAnswer> {
  return {
    id: row.id,
    lang: row.lang,
    user_id: row.userId,
    cellphone: row.cellphone,
    name: row.name,
    location: row.location,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    house: row.house,
    defaults: row.isDefault,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}

export function toNewAddress(row: AddressRow, times: Times): z.output<typeof newAddressAnswer> {
  const { lang: _, ...rest } = toWireAddress(row, times);
  return { ...rest, latitude: Number(row.latitude), longitude: Number(row.longitude) };
}
