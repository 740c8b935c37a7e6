import { SourceMap } from 'node:module';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { contentTag } from '@jishi/contracts/names';
import { candidateOf, MAPS_FILE, type PackedMaps, type Release } from '@jishi/contracts/release';
import { loadManifest } from '../artifact-store/read-versions.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import type { TraceRequest } from '../context/requests.ts';
import { integrityOf } from '../documents/integrity.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { loadRelease } from '../releases/read-releases.ts';
import { type Frame, isOfContent, readFrame } from './read-frame.ts';

/** Where a frame stands in the sources. */
export type SourceFrame = {
  /** As it was given. */
  frame: string;
  /** `null`: no part of the release. */
  part: string | null;
  version: string | null;
  /** From the root of the workspace; `null` when it cannot be told, and then `problem` says why. */
  source: string | null;
  line: number | null;
  column: number | null;
  problem: string | null;
};

/** Most of one request: a stack has some ten. */
export const MOST_FRAMES = 200;

const decompress = promisify(brotliDecompress);

/**
 * Finds the places in the sources that frames of browsers stand for, with the source maps of the versions in a release.
 *
 * @throws RegistryError `not-found` for a release or candidate that is not there
 */
export async function traceFrames(context: RegistryContext, request: TraceRequest): Promise<SourceFrame[]> {
  const { release: whole } = await loadRelease(context, request.channel, request.serial);
  const release = request.arm === 'candidate' ? candidateOf(whole) : whole;
  if (!release)
    throw new RegistryError('not-found', `release ${request.serial} of ${request.channel} has no candidate`);
  const opened = new Map<string, Promise<Maps>>();
  const mapsOf = (part: string): Promise<Maps> => {
    const known = opened.get(part) ?? openMaps(context, release, part);
    opened.set(part, known);
    return known;
  };
  return Promise.all(
    request.frames.map(async (text): Promise<SourceFrame> => {
      const frame = readFrame(text);
      const nowhere = { frame: text, part: null, version: null, source: null, line: null, column: null };
      if (!frame) return { ...nowhere, problem: 'it is no frame' };
      const pinned = Object.hasOwn(release.parts, frame.part) ? release.parts[frame.part] : undefined;
      if (!pinned) return { ...nowhere, problem: `${frame.part} is not in the release` };
      const named = { ...nowhere, part: frame.part, version: pinned.version };
      try {
        const found = sourceOf(frame, await mapsOf(frame.part));
        return typeof found === 'string' ? { ...named, problem: found } : { ...named, ...found, problem: null };
      } catch (error) {
        if (error instanceof RegistryError) return { ...named, problem: error.message };
        throw error;
      }
    }),
  );
}

/** Maps of a version by file, and the tags its files are served under. */
type Maps = { maps: PackedMaps | null; tagOf(file: string): string | null };

async function openMaps({ artifacts }: RegistryContext, release: Release, part: string): Promise<Maps> {
  const { version, files: expected } = release.parts[part]!;
  const { files, hash } = await loadManifest(artifacts, part, version, expected);
  const tagOf = (file: string): string | null =>
    Object.hasOwn(files.files, file) ? contentTag(files.files[file] ?? '') : null;
  if (files.maps === undefined) return { maps: null, tagOf };
  const bytes = await artifacts.read(part, version, hash, MAPS_FILE);
  if (!bytes || integrityOf(bytes) !== files.maps) {
    throw new RegistryError('damaged', `${artifacts.nameOf(part, version, MAPS_FILE)} is not what was published`);
  }
  return { maps: JSON.parse((await decompress(bytes)).toString('utf8')) as PackedMaps, tagOf };
}

type Found = Pick<SourceFrame, 'source' | 'line' | 'column'>;

function sourceOf(frame: Frame, { maps, tagOf }: Maps): Found | string {
  const tag = tagOf(frame.file);
  if (tag === null) return `this version has no ${frame.file}`;
  if (!isOfContent(frame, tag)) return `${frame.file} of this version has other bytes: it is of another release`;
  const map = maps && Object.hasOwn(maps, frame.file) ? maps[frame.file] : undefined;
  if (!map) return 'this version was published without source maps';
  const entry = new SourceMap({ ...map, file: frame.file, sourcesContent: [], sourceRoot: '' }).findEntry(
    frame.line - 1,
    frame.column - 1,
  );
  if (!('originalSource' in entry) || !entry.originalSource) return 'code of the bundler, or no code at all';
  return { source: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
