import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/**
 * Does work on a disk that is full: files are begun, but cannot be filled (`writeFile`), and nothing reaches the disk (`fdatasyncSync`).
 * Of this whole process, whatever modules it has loaded.
 */
export async function onFullDisk<T>(work: () => Promise<T>): Promise<T> {
  const { fdatasyncSync } = fs;
  const { writeFile } = fs.promises;
  fs.fdatasyncSync = () => {
    throw noSpace();
  };
  fs.promises.writeFile = async (path) => {
    await writeFile(path, 'half');
    throw noSpace();
  };
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    fs.fdatasyncSync = fdatasyncSync;
    fs.promises.writeFile = writeFile;
    syncBuiltinESMExports();
  }
}
