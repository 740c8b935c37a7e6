import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

const files = [
  { name: '手账模板.txt', bytes: Buffer.from('日周月') },
  { name: 'empty.bin', bytes: Buffer.alloc(0) },
  { name: 'a.bin', bytes: Buffer.from([0, 255, 10, 13]) },
];

/** Reads a stored archive back by its directory, as any program does. */
function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  const found: Record<string, Buffer> = {};
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry += 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength, offset] = [
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    expect(archive.readUInt32LE(offset)).toBe(0x04034b50);
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    found[name] = archive.subarray(start, start + size);
    at += 46 + nameLength;
  }
  return found;
}

it('holds every file under its name', () => {
  const found = unzip(zipOf(files));
  expect(Object.keys(found)).toEqual(files.map((file) => file.name));
  for (const file of files) expect(found[file.name]?.equals(file.bytes)).toBe(true);
});

it('is the same for the same files', () => {
  expect(zipOf(files).equals(zipOf(files))).toBe(true);
});
