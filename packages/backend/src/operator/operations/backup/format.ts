import { z } from 'zod';

export const FORMAT = 'jishi-backup';
export const VERSION = 1;

/** First line of a backup: what made it. */
const header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  takenAt: z.iso.datetime(),
  engine: z.string(),
  /** Hashes of the migrations its tables came from. */
  migrations: z.array(z.string()),
});

/** Rows of a table, as texts in the order of the columns. */
const rows = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.array(z.string().nullable())),
});

/** A piece of a file (base64); the pieces of one follow each other. */
const piece = z.object({ file: z.string(), data: z.base64() });

/** Last line: without it a backup is not whole. */
const end = z.object({
  end: z.literal(true),
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  sequences: z.record(z.string(), z.object({ last: z.string(), isCalled: z.boolean() })),
  files: z.int(),
});

export const backupHeader = header;
export const backupLine = z.union([rows, piece, end]);
export type BackupHeader = z.output<typeof header>;
export type BackupLine = z.output<typeof backupLine>;
export type BackupEnd = z.output<typeof end>;
