import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../kernel/openapi/document.ts';
import { extensions, extensionsOf } from '../../kernel/openapi/extensions.ts';
import { operationOf, responseKeys } from '../../kernel/openapi/response-keys.ts';
import { documentFile, levelFile, readDocument } from '../../openapi/files.ts';
import { type RecordedKeys, readRecordedKeys } from './recorded-keys.ts';

/** The level the list was begun at: where no recording shows anything, its keys count as known. */
const BEGUN_AT = 4;
/** Described with the row they share, and never sent: the label of a notice comes with the list only. */
const describedOnly = ['GET /notification/detail/{id} message.data.typeShow'];

const document = readDocument(documentFile);
const atBegin = readDocument(levelFile(BEGUN_AT));
const recorded = readRecordedKeys();

const parentOf = (place: string) => place.slice(0, place.lastIndexOf('.'));
const isBelow = (place: string, listed: string) => place.startsWith(`${listed}.`) || place.startsWith(`${listed}[]`);

/** Keys of an answer that neither the recordings nor the list know. */
function unknownKeys(call: string, now: OpenApiDocument, seen: RecordedKeys | undefined): string[] {
  const before = responseKeys(atBegin, call)?.places;
  if (!before) return [];
  const listed = Object.keys(extensionsOf(call));
  const isKnown = (place: string) => (seen?.filled.has(parentOf(place)) ? seen.places.has(place) : before.has(place));
  const isListed = (place: string) => listed.some((one) => place === one || isBelow(place, one));
  return [...(responseKeys(now, call)?.places ?? [])]
    .filter((place) => !isKnown(place) && !isListed(place))
    .map((place) => `${call} ${place}`);
}

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

describe('the list of extensions', () => {
  it('knows every key that the recordings do not', () => {
    const unknown = calls.flatMap((call) => unknownKeys(call, document, recorded.get(call)));
    expect(unknown).toEqual(describedOnly);
  });

  it('names keys that answers have, and none that was recorded', () => {
    const listed = extensions.flatMap(({ keys }) =>
      Object.entries(keys).flatMap(([call, places]) => places.map((place) => ({ call, place }))),
    );
    const isNeedless = ({ call, place }: (typeof listed)[number]) => {
      const keys = responseKeys(document, call);
      const isOpen = [...(keys?.openPlaces ?? [])].some((open) => isBelow(place, open));
      return !(place === 'message' || keys?.places.has(place) || isOpen) || recorded.get(call)?.places.has(place);
    };
    expect(listed.filter(isNeedless)).toEqual([]);
  });

  it('stands in the description of each call', () => {
    for (const call of calls) expect(operationOf(document, call)?.['x-extensions'] ?? {}).toEqual(extensionsOf(call));
    expect(operationOf(document, 'GET /banner')?.['x-extensions']).toMatchObject({
      'message.data[].tint': 'texts, pictures and price tags of a stage',
    });
  });

  it.each([
    ['a row that was recorded', 'GET /good', 'data', { items: { properties: { rating: { type: 'number' } } } }],
    ['a call no recording shows', 'GET /coupon', 'rating', { type: 'number' }],
    ['what the recordings show empty', 'GET /goodIndent/detail/{id}', 'dhl', { properties: { rating: {} } }],
  ])('misses a new key in %s', (_, call, key, schema) => {
    const message = { properties: { [key]: schema } };
    const content = { 'application/json': { schema: { properties: { message } } } };
    const [method = '', path = ''] = call.split(' ');
    const operation = { responses: { 200: { description: '', content } } };
    const changed = { ...document, paths: { [path]: { [method.toLowerCase()]: operation } } } as unknown;
    const unknown = unknownKeys(call, changed as OpenApiDocument, recorded.get(call));
    expect(unknown).toEqual([expect.stringMatching(/^[^ ]+ [^ ]+ message\..*rating$/)]);
  });
});
