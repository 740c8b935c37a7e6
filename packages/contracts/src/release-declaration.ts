import * as z from 'zod/mini';
import { audiences, linkCounts, menuGroups, siteMapSources } from './navigation.ts';
import { file, fragment, headingLooks, integrity, page, partName, version } from './release-fields.ts';

const pattern = z.string().check(z.regex(/^\//));
const order = z.int().check(z.nonnegative());

/** A link of the frame to a page of the part. Places and icons are names: which there are is said by the shell. */
const link = z.object({
  /** Id of the page. */
  page: z.string(),
  place: z.string(),
  order,
  /** The words, in each language. */
  text: z.object({ zh: z.string(), en: z.string() }),
  icon: z.optional(z.string()),
  audience: z.enum(audiences),
  group: z.optional(z.enum(menuGroups)),
  /** Ids of other pages of the part on which it is marked. */
  covers: z.array(z.string()),
  count: z.optional(z.enum(linkCounts)),
  /** Id of a fragment of the part behind the words. */
  fragment: z.optional(z.string()),
});

const jsonSchema = z.record(z.string(), z.unknown());
/** Parameters of each text by its key: their names, sorted, with a blank between. */
const textKeys = z.record(z.string(), z.string());
const bytes = z.int().check(z.nonnegative());
const sizes = z.object({
  /** What has to arrive before the part can do anything: a remote's container, the shell's first scripts. */
  start: bytes,
  /** The largest page or fragment with everything it brings. */
  largestModule: bytes,
});

/** What a part says of itself; written by its build, published with it, compared with the others by `check`. */
export const declarationSchema = z.object({
  format: z.literal(1),
  part: partName,
  mfName: z.string(),
  version,
  owner: z.string(),
  /** Federation runtime, React, styled-components and its plugin: parts of one release share the number. */
  platform: z.number(),
  /** The oldest api the part works with. */
  minApi: z.number(),
  pages: z.array(page),
  fragments: z.array(fragment),
  /**
   * Exports used of each shared library; for the shell: exports provided. `*`: all of them, as one object. Members of
   * our own objects stand beside them: `paths`, `paths.product`.
   */
  uses: z.record(z.string(), z.array(z.string())),
  /** Links of the frame to its pages, flat: one for each place. Missing in versions built before parts said so. */
  navigation: z.optional(z.array(link)),
  /** Of the shell: where its frame draws links of parts, how many fit there, and the icons it has. Missing in earlier ones. */
  linkPlaces: z.optional(z.record(z.string(), z.object({ most: z.nullable(z.int()), icons: z.array(z.string()) }))),
  /** What search engines are told of, by the id of the page. Missing in versions built before parts said so. */
  siteMap: z.optional(z.record(z.string(), z.array(z.enum(siteMapSources)))),
  /**
   * Headings of pages that have the same one at every address, by the id of the page: the shell shows them while the page is
   * on its way. Missing in versions built before parts said so.
   */
  headings: z.optional(z.record(z.string(), z.object({ zh: z.string(), en: z.string(), look: z.enum(headingLooks) }))),
  /** Ids of the pages the part leads to. */
  links: z.array(z.string()),
  /** Of the shell: the pattern of the address its `paths` builds for each page. Remotes build theirs with it. */
  addresses: z.record(z.string(), pattern),
  /**
   * Of the shell: what its `paths` answered when they were called, by the call: `product("a1")` → `/product/detail/a1`. Missing in
   * versions built before.
   */
  builtAddresses: z.optional(z.record(z.string(), z.string())),
  /** Of the shell: props of the components it shares, each with its type, `?` before one that may be missing. */
  takesProps: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** Props it passes to shared components; `*` where it hands on what it was given. Missing in versions built before. */
  passesProps: z.optional(z.record(z.string(), z.array(z.string()))),
  /**
   * Keys of the query each page reads, by its id; of the shell: those its frame reads on every page, under `*`. Web leaves
   * every other key out of a page that is kept for all visitors. Missing in versions built before: there any key counts.
   */
  queryKeys: z.optional(z.record(z.string(), z.array(z.string()))),
  /**
   * Fragments of other parts in its pages, with the props as their owner stated them when this part was built;
   * `null` when the owner's contract could not be found.
   */
  places: z.array(z.object({ id: z.string(), props: z.nullable(jsonSchema) })),
  /** Events its pages, fragments or frame tell, with what each carries. Missing in versions built before parts said so. */
  tells: z.optional(z.record(z.string(), jsonSchema)),
  /** Events the part listens for, with what it understands of each. */
  listens: z.record(z.string(), jsonSchema),
  /** Calls of the api: the path with `{}` for what is filled in, and what the api demanded when the part was built. */
  calls: z.array(z.object({ method: z.enum(['GET', 'POST']), path: pattern, requires: z.array(z.string()) })),
  texts: z.object({
    zh: textKeys,
    en: textKeys,
    /** Texts for all parts; only the shell brings them. */
    common: z.nullable(z.object({ zh: textKeys, en: textKeys })),
    /** Own keys its sources ask for; `*` stands for what is filled in. */
    used: z.array(z.string()),
    /** Common keys its sources ask for, with the parameters they had when it was built. */
    usedCommon: textKeys,
    /** What each text says, by its key; of the shell also the common ones, as `common:<key>`. Missing in versions built before. */
    words: z.optional(z.object({ zh: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) })),
  }),
  /** Bytes as sent (brotli 11). */
  size: sizes,
  budget: sizes,
  /** What its files do outside of the part, such as `write document.title` or `origin https://schema.org`. */
  effects: z.array(z.string()),
  /** Of the shell: effects that are meant, of which part (`*`: of any), and why. */
  allows: z.array(z.object({ part: z.string(), effect: z.string(), reason: z.string() })),
});

/** Every file of one published version with its hash; stands as `files.json` in the version's folder. */
export const filesSchema = z.object({
  format: z.literal(1),
  part: partName,
  version,
  /** The first script of the part: a remote's container, the shell's start. Relative to `web/`. */
  entry: file,
  /** Scripts the browser fetches for each exposed module; for the shell: its initial scripts under `shell`. */
  exposes: z.record(z.string(), z.array(file)),
  /** Web files, relative to `web/`. */
  files: z.record(file, integrity),
  /** The one CommonJS file of the server build, `server.cjs`. */
  server: integrity,
  /** `declaration.json`. */
  declaration: integrity,
  /** `maps.json.br`: source maps of the web files. Missing in versions built before there were any. */
  maps: z.optional(integrity),
});

export type LinkEntry = z.infer<typeof link>;
export type Declaration = z.infer<typeof declarationSchema>;
export type ApiCall = Declaration['calls'][number];
export type Budget = Declaration['budget'];
export type AllowedEffect = Declaration['allows'][number];
export type FilesManifest = z.infer<typeof filesSchema>;
