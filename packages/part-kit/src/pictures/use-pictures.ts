import { isApiError } from '@jishi/api';
import { uploadPicture } from '@jishi/api/uploads';
import { useApi } from '@jishi/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseFiles, type PictureRefusal } from './choose-files.ts';
import { move } from './move.ts';
import { sendable, UnreadablePicture } from './original.ts';

/**
 * A picture of a form: on its way with the share that was sent (0 to 1), kept under its address, or stopped by an error. It is shown once it
 * is kept, as the shop made it: a page may show no other addresses than the shop's own.
 */
export type PictureItem = { readonly key: string } & (
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'kept'; readonly url: string }
  | { readonly state: 'failed'; readonly error: unknown }
);

/** A file the shop refused for what is in it. */
type ServerRefusal = { readonly file: string; readonly error: unknown };

export type Pictures = {
  readonly limit: number;
  readonly items: readonly PictureItem[];
  /** Addresses of those that were sent, in their order. */
  readonly urls: readonly string[];
  readonly isSending: boolean;
  /** Why the files chosen last were not taken. */
  readonly refused: readonly (PictureRefusal | ServerRefusal)[];
  add(files: readonly File[]): void;
  remove(key: string): void;
  retry(key: string): void;
  move(from: number, to: number): void;
};

type Sent = { file: File; end: AbortController };

/**
 * The pictures of a form, sent as they are chosen; those that are too large for the shop are made smaller before.
 *
 * @param limit how many there may be
 * @param initial addresses of those that were sent before
 */
export function usePictures(limit: number, initial: readonly string[] = []): Pictures {
  const api = useApi();
  const [items, setItems] = useState<readonly PictureItem[]>(() => initial.map(storedPicture));
  const [refused, setRefused] = useState<Pictures['refused']>([]);
  const sent = useRef(new Map<string, Sent>());
  const count = useRef(0);

  useEffect(() => {
    const all = sent.current;
    return () => {
      for (const { end } of all.values()) end.abort();
      all.clear();
    };
  }, []);

  const change = useCallback((key: string, to: () => PictureItem | null) => {
    setItems((now) => now.flatMap((item) => (item.key === key ? (to() ?? []) : item)));
  }, []);

  const send = async (key: string, file: File) => {
    const end = new AbortController();
    sent.current.set(key, { file, end });
    const onProgress = (done: number, total: number) =>
      change(key, () => ({ key, state: 'sending', share: total > 0 ? done / total : 0 }));
    try {
      const picture = await sendable(file);
      const { url } = await uploadPicture(api, picture, { onProgress, signal: end.signal });
      change(key, () => ({ key, state: 'kept', url }));
    } catch (error) {
      if (end.signal.aborted) return;
      const refusal = refusalOf(file, error);
      if (refusal) setRefused((now) => [...now, refusal]);
      change(key, () => (refusal ? null : { key, state: 'failed', error }));
    }
  };

  return {
    limit,
    items,
    urls: items.flatMap((item) => (item.state === 'kept' ? item.url : [])),
    isSending: items.some(({ state }) => state === 'sending'),
    refused,
    add(files) {
      const chosen = chooseFiles(files, limit - items.length);
      setRefused(chosen.refused);
      const added = chosen.taken.map((file) => {
        count.current += 1;
        return { file, item: toSend(`new-${count.current}`) };
      });
      setItems((now) => [...now, ...added.map(({ item }) => item)]);
      for (const { item, file } of added) void send(item.key, file);
    },
    remove(key) {
      sent.current.get(key)?.end.abort();
      sent.current.delete(key);
      setRefused([]);
      change(key, () => null);
    },
    retry(key) {
      const again = sent.current.get(key);
      if (!again) return;
      change(key, () => toSend(key));
      void send(key, again.file);
    },
    move: (from, to) => setItems((now) => move(now, from, to)),
  };
}

/** Another attempt at a file that nobody can read would end alike. */
function refusalOf({ name }: File, error: unknown): Pictures['refused'][number] | null {
  if (error instanceof UnreadablePicture) return { file: name, problem: 'unreadable' };
  return isApiError(error, 'validation') ? { file: name, error } : null;
}

const storedPicture = (url: string): PictureItem => ({ key: url, state: 'kept', url });
const toSend = (key: string): PictureItem => ({ key, state: 'sending', share: 0 });
