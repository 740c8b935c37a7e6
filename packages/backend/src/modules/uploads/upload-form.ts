import { HttpRefusal } from '@jishi/http-limits/refusal';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse, ShopError } from '../../kernel/errors/shop-error.ts';

const MEGABYTE = 1024 * 1024;
/** Most megabytes the shop takes: pictures, and other files. */
const MAX_MEGABYTES = { picture: 3, file: 5 } as const;

/** Fields of the form, for the description. */
export const uploadFields = z.object({
  file: z.file(),
  type: z.enum(['1', '2']).meta({ description: '1 a picture, 2 another file' }),
  size: z.string().meta({ description: 'the most bytes the client takes' }),
  specification: z.string().optional().meta({ description: 'widths of siblings wanted, such as 80,200' }),
  full: z.string().optional().meta({ description: 'present: the long answer' }),
});

export type UploadForm = {
  kind: keyof typeof MAX_MEGABYTES;
  bytes: Buffer;
  /** What the customer's file is called. */
  name: string;
  /** Widths of siblings asked for. */
  widths: number[];
  /** Whether the long answer is asked for. */
  isFull: boolean;
};

/** Three megabytes at 400 kbit/s: whoever sends more slowly holds the place of somebody else. */
const READ_WITHIN_MS = 60_000;

const limits = { fileSize: MAX_MEGABYTES.file * MEGABYTE + 1, files: 1, fields: 20, fieldSize: 1000, parts: 21 };

/**
 * Reads the form of an upload; the first broken rule is told.
 * @throws ShopError `upload.…`
 */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  const { file, fields } = await readParts(request);
  const kind = kindOf(fields.get('type'));
  const own = sizeOf(fields.get('size'));
  if (!file || file.bytes.length === 0) throw refuse('upload.broken');
  if (file.bytes.length > own) throw refuse('upload.too_large');
  const most = MAX_MEGABYTES[kind];
  if (file.bytes.length > most * MEGABYTE) throw refuse('upload.server_limit', { n: most });
  return { kind, ...file, widths: widthsOf(fields.get('specification')), isFull: fields.has('full') };
}

type Parts = { file: { bytes: Buffer; name: string } | null; fields: Map<string, string> };

async function readParts(request: FastifyRequest): Promise<Parts> {
  if (!request.isMultipart()) throw refuse('upload.broken');
  const read: Parts = { file: null, fields: new Map() };
  const late = setTimeout(() => request.raw.destroy(new Error('the form took too long')), READ_WITHIN_MS);
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') read.fields.set(part.fieldname, String(part.value).trim());
      else read.file = { bytes: await part.toBuffer(), name: part.filename.slice(0, 255) };
    }
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    throw new ShopError('upload.broken', {}, { cause: error });
  } finally {
    clearTimeout(late);
  }
  return read;
}

function kindOf(type: string | undefined): UploadForm['kind'] {
  if (!type) throw refuse('upload.type_missing');
  if (type !== '1' && type !== '2') throw refuse('upload.type_unknown');
  return type === '1' ? 'picture' : 'file';
}

function sizeOf(size: string | undefined): number {
  if (!size || !/^\d{1,12}$/.test(size)) throw refuse('upload.size_missing');
  return Number(size);
}

function widthsOf(specification: string | undefined): number[] {
  if (!specification) return [];
  const widths = specification.split(',').map((width) => width.trim());
  if (!widths.every((width) => /^\d{1,5}$/.test(width))) throw refuse('upload.specification');
  return widths.map(Number);
}
