import type { TestShop } from '../../testing/index.ts';
import { Memory } from './memory.ts';
import type { Recording } from './recordings.ts';
import { type Reply, replay } from './replay.ts';
import { seedRecorded } from './seed/seed-recorded.ts';
import { OUR_ORIGIN, PICTURES } from './seed/shop.ts';

const SERVER = 'http://127.0.0.1:8100';

/** Sent with the recorded requests. */
export const RECORDED_KEY = 'base64:dGVzdC1hcHBseS1zZWNyZXQ=';

type TokenResponse = { access_token: string; refresh_token: string };

/** The recorded scenario played again in a shop of ours: one request after another, and between them what was not recorded. */
export class Scenario {
  readonly shop: TestShop;
  readonly memory = new Memory([
    [`${SERVER}/storage`, OUR_ORIGIN + PICTURES],
    [`${SERVER}/api/`, '/api/'],
  ]);

  private constructor(shop: TestShop) {
    this.shop = shop;
  }

  /** Opens the scenario in an empty shop. */
  static async begin(shop: TestShop): Promise<Scenario> {
    await seedRecorded(shop.db);
    return new Scenario(shop);
  }

  send(recording: Recording): Promise<Reply> {
    return replay(this.shop, recording, this.memory);
  }

  /** A call that was not recorded, by somebody the recordings name; its payload. */
  async call<T>(who: string | null, path: string, body: object = {}): Promise<T> {
    const headers = { 'apply-secret': RECORDED_KEY };
    const answer = await this.shop.post<T>(path, body, { ...(who ? { as: this.tokenOf(who) } : {}), headers });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${answer.raw}`);
    return answer.message;
  }

  tokenOf(who: string): string {
    return this.memory.text(`<access_token_${who}>`);
  }

  /** Asks for a code and remembers it as the recorded one. */
  async learnCode(recorded: string, cellphone: string): Promise<string> {
    const { code } = await this.call<{ code: number }>(null, 'cellphoneCode', { cellphone, platform: 'pc' });
    this.memory.bind(recorded, String(code));
    return String(code);
  }

  /** Signs a number in; the recordings call its tokens by this name. */
  async signIn(cellphone: string, who: string): Promise<void> {
    const code = await this.learnCode(`<code of ${who}>`, cellphone);
    this.learnTokens(await this.call<TokenResponse>(null, 'register', { cellphone, code, platform: 'pc' }), who);
  }

  learnTokens(answer: TokenResponse, who: string): void {
    this.memory.bind(`<access_token_${who}>`, answer.access_token);
    this.memory.bind(`<refresh_token_${who}>`, answer.refresh_token);
  }
}
