import { PROJECT_KEY } from '../kill-tests/store.ts';

export type Reply<T> = { status: number; message: T };

/** A customer at the public door of a running api. Everything goes through HTTP. */
export class Shopper {
  readonly #base: string;
  #token = '';

  constructor(origin: string) {
    this.#base = `${origin}/api/v1/app/`;
  }

  /** Signs up, or in, by the code of a text message. */
  async signIn(cellphone: string, readCode: () => Promise<string>): Promise<void> {
    await this.must('cellphoneCode', { cellphone });
    const code = await readCode();
    const { access_token: token } = await this.must<{ access_token: string }>('register', { cellphone, code });
    this.#token = token;
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.#call<T>(path, {});
  }

  post<T>(path: string, body: unknown = {}): Promise<Reply<T>> {
    return this.#call<T>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** The message of a call that must be answered with 200: a GET, or a POST when there is a body. */
  async must<T>(path: string, body?: unknown): Promise<T> {
    const { status, message } = await (body === undefined ? this.get<T>(path) : this.post<T>(path, body));
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(message)}`);
    return message;
  }

  async #call<T>(path: string, request: RequestInit): Promise<Reply<T>> {
    const headers = {
      accept: 'application/json',
      'apply-secret': PROJECT_KEY,
      ...(request.body ? { 'content-type': 'application/json' } : {}),
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
    };
    const response = await fetch(`${this.#base}${path}`, { ...request, headers });
    const { message } = (await response.json()) as { message: T };
    return { status: response.status, message };
  }
}
