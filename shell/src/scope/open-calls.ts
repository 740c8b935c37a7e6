import type { ApiClient } from '@jishi/api';

/** How many calls somebody waits for are on their way in this tab; always none on the server. */
let open = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  open += by;
  for (const listener of listeners) listener();
};

export const openCalls = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  areThere: () => open > 0,
};

/** The same client, whose calls are counted while they are on their way. Streams are not: they stay open. */
export function counted(api: ApiClient): ApiClient {
  const count =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> => {
      change(1);
      return call(...args).finally(() => change(-1));
    };
  return {
    ...api,
    get: count(api.get) as ApiClient['get'],
    post: count(api.post) as ApiClient['post'],
    file: count(api.file),
  };
}
