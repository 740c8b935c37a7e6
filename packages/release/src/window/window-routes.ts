import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindHolder, Holder } from '../access/tokens.ts';
import { isLocalAddress } from '../context/local-address.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { diffReleases } from '../history/diff-releases.ts';
import { faultsOfMoment, findMoment } from '../history/find-moment.ts';
import type { ReadOrder } from '../history/order-release.ts';
import { partDifferences } from '../history/part-differences.ts';
import { errorResponse } from '../operations/error-response.ts';
import { type OperationName, operations } from '../operations/operations.ts';
import { requireRole } from '../operations/perform.ts';
import { pictureFile } from '../pictures/stored-comparisons.ts';
import type { Registry } from '../registry/registry.ts';
import { windowCss, windowScript } from './assets.ts';
import { createVisitorCounts } from './counts/visitor-counts.ts';
import { differenceHtml } from './page/difference.ts';
import { MOST_LETTERS } from './page/find-card.ts';
import { foundHtml, notFoundHtml } from './page/found.ts';
import { problemPage, signInPage, WINDOW_PATH, windowPage } from './page/window-page.ts';
import { createPictureTaking, type PicturesOption } from './pictures/picture-taking.ts';
import { runAction } from './run-action.ts';
import { requireSameOrigin } from './same-origin.ts';
import { createSessions, sessionCookie, sessionIn } from './sessions.ts';
import { changesStream } from './stream/changes-stream.ts';
import { createPulse } from './stream/pulse.ts';
import { chooseLang, texts, type WindowLang } from './texts/index.ts';
import { createGoBack } from './view/go-back.ts';
import { isShown, readView } from './view/read-view.ts';
import { releaseAndBefore } from './view/release-and-before.ts';

export type WindowRoutes = {
  registry: Registry;
  /** Who holds a token that still counts; `null` for nobody. */
  findHolder: FindHolder;
  /** Does an operation for somebody as `POST /v1/<name>` does it, roles and limits of their token included. */
  perform: (request: FastifyRequest, holder: Holder, name: OperationName, input: object) => Promise<unknown>;
  /** `null`: the service takes no pictures. */
  pictures: PicturesOption | null;
  readOrder: ReadOrder;
};

/** What a browser may do with the page: its own styles, script and pictures, and talk to the service. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Query = Partial<Record<'channel' | 'lang' | 'serial' | 'before' | 'after' | 'name' | 'what', unknown>>;

/** The window `/-/releases`: what is live, how a rollout does, and everything a releaser may do, for a browser that signed in with a token. */
export function addWindowRoutes(
  app: FastifyInstance,
  { registry, findHolder, perform, pictures, readOrder }: WindowRoutes,
): void {
  const sessions = createSessions();
  const taking = createPictureTaking(pictures);
  const counts = createVisitorCounts(registry);
  const pulse = createPulse({ serials: registry.serials, servers: registry.servers, ...counts }, taking.pulseOf);
  const source = { registry, counts, goBackFrom: createGoBack(registry), picturesOf: taking.stateOf };
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  const holderOf = async ({ headers }: FastifyRequest): Promise<Holder | null> => {
    const token = sessions.tokenOf(sessionIn(headers.cookie));
    return token === undefined ? null : findHolder(token);
  };
  const requireHolder = async (request: FastifyRequest): Promise<Holder> => {
    const holder = await holderOf(request);
    if (holder) return holder;
    throw new RegistryError('unauthorized', 'sign in first');
  };
  const signInAgain = (reply: FastifyReply, lang: WindowLang, problem: string | null): FastifyReply =>
    html(reply.code(401), signInPage(lang, problem));

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Querystring: Query }>(WINDOW_PATH, async (request, reply) => {
    const lang = langOf(request);
    const holder = await holderOf(request);
    if (!holder) return signInAgain(reply, lang, null);
    let isThere = false;
    try {
      await registry.requireThere();
      isThere = true;
      const channel = textIn(request, 'channel');
      // Before the view: what changes while it is read makes the page ask once more.
      const revision = await pulse(channel ?? 'live');
      return html(reply, windowPage(await readView(source, holder, channel), lang, revision));
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const empty = !isThere && error.code === 'not-found' ? registry.location : null;
      return html(reply.code(errorResponse(error).status), problemPage(lang, error.message, empty));
    }
  });

  app.post<{ Body: Record<string, unknown> | null }>(`${WINDOW_PATH}/sign-in`, async (request, reply) => {
    requireSameOrigin(request);
    const token = request.body?.['token'];
    const holder = typeof token === 'string' ? await findHolder(token.trim()) : null;
    const lang = langOf(request);
    if (!holder || typeof token !== 'string') {
      request.log.warn({ path: WINDOW_PATH }, 'a sign-in was refused');
      return signInAgain(reply, lang, texts[lang].wrongToken);
    }
    request.log.info({ author: holder.name }, 'signed in at the window');
    reply.header('set-cookie', sessionCookie(sessions.begin(token.trim()), isLocal(request)));
    return reply.redirect(`${WINDOW_PATH}?lang=${lang}`, 303);
  });

  app.post(`${WINDOW_PATH}/sign-out`, async (request, reply) => {
    requireSameOrigin(request);
    sessions.end(sessionIn(request.headers.cookie));
    reply.header('set-cookie', sessionCookie(null, isLocal(request)));
    return reply.redirect(WINDOW_PATH, 303);
  });

  // Neither says anything of the shop: the page for signing in needs them.
  app.get(`${WINDOW_PATH}/window.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(windowCss));
  app.get(`${WINDOW_PATH}/window.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(windowScript),
  );

  app.get<{ Querystring: Query }>(`${WINDOW_PATH}/stream`, async (request, reply) => {
    await requireHolder(request);
    const channel = textIn(request, 'channel') ?? 'live';
    if (!isShown(channel, await registry.channels())) {
      throw new RegistryError('not-found', `channel ${channel} has no release`);
    }
    const mayLook = async () => (await holderOf(request)) !== null;
    const events = changesStream({ channel, pulse, mayLook, stopped: stopping.signal });
    // A connection that were kept after the stream would hold up the end of the service.
    reply.headers({ connection: 'close', 'x-accel-buffering': 'no' });
    return reply.type('text/event-stream; charset=utf-8').send(Readable.from(events));
  });

  app.get<{ Querystring: Query }>(`${WINDOW_PATH}/difference`, async (request, reply) => {
    await requireHolder(request);
    const channel = textIn(request, 'channel') ?? 'live';
    const words = texts[langOf(request)];
    const pair = await releaseAndBefore(registry, channel, Number(textIn(request, 'serial')));
    if (!pair) return html(reply, words.noChange);
    const { before, release } = pair;
    const own = await partDifferences(registry, diffReleases(before, release).parts);
    return html(reply, differenceHtml(before, release, words, own));
  });

  app.get<{ Querystring: Query }>(`${WINDOW_PATH}/find`, async (request, reply) => {
    await requireHolder(request);
    const channel = textIn(request, 'channel') ?? 'live';
    const what = (textIn(request, 'what') ?? '').trim().slice(0, MOST_LETTERS);
    try {
      const found = await findMoment(registry, channel, what, readOrder);
      const pairs = found.before ? diffReleases(found.before, found.release).parts : [];
      const [faults, own] = await Promise.all([faultsOfMoment(registry, found), partDifferences(registry, pairs)]);
      return html(reply, foundHtml(found, faults, own, texts[langOf(request)]));
    } catch (error) {
      // Typed by people: that there is no such thing is an answer.
      if (error instanceof RegistryError) return html(reply, notFoundHtml(error.message));
      throw error;
    }
  });

  app.post(`${WINDOW_PATH}/pictures`, async (request, reply) => {
    requireSameOrigin(request);
    const holder = await requireHolder(request);
    // A preview runs code on the servers of the shop.
    requireRole(holder, operations.preview.roles);
    taking.start(textIn(request, 'channel') ?? 'live', holder.name);
    request.log.info({ author: holder.name }, 'pictures are being taken');
    return reply.code(202).send({ ok: true });
  });

  app.get(`${WINDOW_PATH}/picture`, async (request, reply) => {
    await requireHolder(request);
    const [before, after, name] = (['before', 'after', 'name'] as const).map((key) => textIn(request, key) ?? '');
    const file = pictures && (await pictureFile(pictures.folder, before!, after!, name!));
    if (!file) throw new RegistryError('not-found', 'there is no such picture');
    return reply.type('image/webp').send(createReadStream(file));
  });

  for (const how of ['check', 'run'] as const) {
    app.post<{ Params: { action: string } }>(`${WINDOW_PATH}/${how}/:action`, async (request, reply) => {
      requireSameOrigin(request);
      const holder = await requireHolder(request);
      const { status, answer } = await runAction({
        isCheck: how === 'check',
        action: request.params.action,
        body: request.body,
        texts: texts[langOf(request)],
        live: (channel) => registry.live(channel),
        perform: (name, input) => perform(request, holder, name, input),
      });
      return reply.code(status).send(answer);
    });
  }
}

function html(reply: FastifyReply, text: string): FastifyReply {
  reply.headers({ 'content-security-policy': POLICY, 'referrer-policy': 'same-origin' });
  return reply.type('text/html; charset=utf-8').send(text);
}

/** A parameter that is there once; anybody can write anything into an address. */
const textIn = ({ query }: Pick<FastifyRequest, 'query'>, name: keyof Query): string | null => {
  const value = (query as Query)[name];
  return typeof value === 'string' ? value : null;
};

/** Of the address, or of the page that asks; a choice stays by the address alone. */
function langOf({ query, headers }: FastifyRequest): WindowLang {
  const asked = textIn({ query }, 'lang') ?? URL.parse(headers.referer ?? '')?.searchParams.get('lang') ?? null;
  return chooseLang(asked, headers['accept-language']);
}

const isLocal = ({ host }: FastifyRequest): boolean => {
  const url = URL.parse(`http://${host}`);
  return url !== null && isLocalAddress(url);
};
