import { crc32 } from 'node:zlib';

export type ArchivedFile = { name: string; bytes: Buffer };

/** General purpose flag 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
const VERSION = 20;

/**
 * A ZIP archive of some files, stored as they are (what is sold for download is compressed already). Layout: APPNOTE
 * 6.3, chapters 4.3.7, 4.3.12 and 4.3.16, without time stamps so that the same files give the same bytes.
 */
export function zipOf(files: readonly ArchivedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name, 'utf8');
    const common = commonFields(file.bytes, name);
    const local = Buffer.concat([signature(0x04034b50), common, name, file.bytes]);
    directory.push(directoryEntry(common, name, offset));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...bodies, entries, endOfDirectory(files.length, entries.length, offset)]);
}

/** The 26 bytes a file's own header and its entry in the directory have in common. */
function commonFields(bytes: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function directoryEntry(common: Buffer, name: Buffer, offset: number): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION, 0);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), version, common, rest, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
