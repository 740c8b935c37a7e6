import { PROJECT_KEY } from './store.ts';

export type Reply = { status: number; message: unknown };

/** Calls of one customer to an api that may die at any moment; throws when there was no whole answer. */
export class Client {
  readonly #base: string;
  token: string;

  constructor(origin: string, token: string) {
    this.#base = `${origin}/api/v1/app/`;
    this.token = token;
  }

  get(path: string, token = this.token): Promise<Reply> {
    return this.#call('GET', path, token);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.#call('POST', path, this.token, JSON.stringify(body), headers);
  }

  async #call(method: string, path: string, token: string, body?: string, own = {}): Promise<Reply> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'apply-secret': PROJECT_KEY,
      authorization: `Bearer ${token}`,
      ...own,
    };
    const response = await fetch(`${this.#base}${path}`, { method, headers, ...(body ? { body } : {}) });
    const { message } = (await response.json()) as { message: unknown };
    return { status: response.status, message };
  }
}
