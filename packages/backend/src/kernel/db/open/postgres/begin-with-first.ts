import type { Client } from 'pg';

type Statement = string | { text?: unknown };

/**
 * Lets `begin` travel with the first statement of its transaction instead of waiting for its answer. Should it ever fail, the
 * connection is cut: what follows must not be carried out by itself.
 */
export function beginWithFirst(client: Pick<Client, 'query' | 'connection'>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [statement] = args as [Statement];
      const text = typeof statement === 'string' ? statement : statement.text;
      if (typeof text !== 'string' || !/^begin\b/.test(text)) return query(...args);
      query(...args).catch((error: Error) => client.connection.stream.destroy(error));
      return Promise.resolve({ rows: [] });
    },
  });
}
