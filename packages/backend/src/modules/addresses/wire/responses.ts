import { z } from 'zod';
import type { Times } from '../../../kernel/wire/times.ts';
import type { AddressRow } from '../address-records.ts';

/** An address. Coordinates are numbers after creating and texts elsewhere. */
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

export const addressResponse = z.object({ ...fields, ...textCoordinates, lang: z.string() });
export const newAddressResponse = z.object({ ...fields, latitude: z.number(), longitude: z.number() });

/** An address as the wire carries it; orders use it for shipping fee responses too. */
export function toWireAddress(row: AddressRow, times: Times): z.output<typeof addressResponse> {
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
    defaults: Number(row.isDefault),
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
  };
}

export function toNewAddress(row: AddressRow, times: Times): z.output<typeof newAddressResponse> {
  const { lang: _, ...rest } = toWireAddress(row, times);
  return { ...rest, latitude: Number(row.latitude), longitude: Number(row.longitude) };
}
