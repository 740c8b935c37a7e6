import type { IncomingMessage, ServerResponse } from 'node:http';
import { CounterpartServer } from '../../../testing/counterpart-server.ts';

type Mood = 'well' | 'down' | 'frozen' | 'babbling' | 'silent' | 'wordy' | 'endless' | 'hanging' | 'elsewhere';

/** What was asked of the service, with the key it was shown. */
type Asked = { text: unknown; from: unknown; to: unknown; key: string | undefined };

/** A translation service as a shop meets it: it puts the language before the text. */
export class TranslationCounterpart extends CounterpartServer {
  readonly key = 'key-of-the-translator';
  readonly asked: Asked[] = [];
  mood: Mood = 'well';
  #held: ServerResponse[] = [];
  isHolding = false;

  get env(): Record<string, string> {
    return {
      SHOP_TRANSLATION_URL: `${this.origin}/reviews`,
      SHOP_TRANSLATION_KEY: this.key,
      // A busy machine is not late.
      SHOP_TRANSLATION_SECONDS: '30',
    };
  }

  /** Answers what is held back, and holds nothing any more. */
  release(): void {
    this.isHolding = false;
    for (const response of this.#held.splice(0)) response.end(JSON.stringify({ text: 'late' }));
  }

  protected answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    const { text, from, to } = JSON.parse(body) as Omit<Asked, 'key'>;
    this.asked.push({ text, from, to, key: request.headers.authorization });
    response.setHeader('content-type', 'application/json');
    if (this.isHolding) this.#held.push(response);
    else this.#say(response, `[${to}] ${text}`);
  }

  #say(response: ServerResponse, text: string): void {
    if (this.mood === 'down') response.writeHead(503).end('busy');
    else if (this.mood === 'elsewhere') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (this.mood === 'babbling') response.end('<html>OK</html>');
    else if (this.mood === 'silent') response.end(JSON.stringify({ text: ' \u200e\n' }));
    else if (this.mood === 'wordy') response.end(JSON.stringify({ text: '长'.repeat(4001) }));
    else if (this.mood === 'endless') response.end(JSON.stringify({ text: 'x'.repeat(70_000) }));
    else if (this.mood === 'hanging') response.write('{"text":"');
    // Nothing comes at all from one that is frozen.
    else if (this.mood === 'well') response.end(JSON.stringify({ text }));
  }
}
