import { statfs } from 'node:fs/promises';

/**
 * The engine breaks when it cannot begin another file of its log (16 MB): writing ends while two of them fit, with as much again for
 * what is written between two looks. With half as much more space it goes on, so that it does not waver.
 */
export const FULL_BELOW_BYTES = 64 * 1024 * 1024;
export const ENOUGH_FROM_BYTES = 96 * 1024 * 1024;
/** One system call. The engine writes some megabytes a second at most. */
const LOOK_EVERY_MS = 500;

export type DiskSpace = {
  hasDiskSpace(): boolean;
  close(): void;
};

/** Bytes that may still be written on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

/** Looks how much space is left on the disk of a folder, and reports when that becomes too little, and enough again. */
export async function watchDiskSpace(
  folder: string,
  onChange: (hasDiskSpace: boolean) => void,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<DiskSpace> {
  let hasDiskSpace = true;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  const look = async (): Promise<void> => {
    const free = await freeBytes(folder).catch(() => null);
    if (isClosed) return;
    const now = free === null ? hasDiskSpace : free >= (hasDiskSpace ? FULL_BELOW_BYTES : ENOUGH_FROM_BYTES);
    if (now !== hasDiskSpace) {
      hasDiskSpace = now;
      onChange(hasDiskSpace);
    }
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  await look();
  return {
    hasDiskSpace: () => hasDiskSpace,
    close: () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
