/** What a driver says when it cannot do something. */
type Refusal = { error: string; message: string };

/** A session of W3C WebDriver: every command is one small JSON answer. */
export type WebDriverSession = {
  call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  version: string;
};

async function call<T>(address: string, method: string, body?: object): Promise<T> {
  const init = { method, signal: AbortSignal.timeout(60_000) };
  const response = await fetch(address, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T | Refusal };
  if (!response.ok) {
    const { error, message } = value as Refusal;
    throw new Error(`${method} ${new URL(address).pathname}: ${error} ${message}`);
  }
  return value as T;
}

type NewSession = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };

/** @throws Error when the driver starts no browser, with its words */
export async function newSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const made = await call<NewSession>(`${origin}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  return {
    call: (method, path, body) => call(`${origin}/session/${made.sessionId}${path}`, method, body),
    version: `${made.capabilities.browserName} ${made.capabilities.browserVersion}`,
  };
}

/** The key under which a reference to an element stands in every answer. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A key of the keyboard that is no letter. */
export const ENTER = '\uE007';
