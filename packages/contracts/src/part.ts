import type { PartName } from './names.ts';
import type { LinkPlan, SiteMapSource } from './navigation.ts';
import type { AllowedEffect, Budget, HeadingLook, HydrateMode, LayoutName, WakeStore } from './release.ts';

/** A page of a part: its module (default export made by `definePage`), its frame, who may see it. */
export type PagePlan = {
  module: string;
  layout: LayoutName;
  guarded?: boolean;
  /**
   * Pattern of react-router without the language prefix, such as `/gift/:id?`. Only for a page that
   * `@jishi/contracts/paths` does not know: those have theirs from there.
   */
  path?: string;
  /** Which of its addresses search engines are told of; default: none. */
  siteMap?: readonly SiteMapSource[];
  /**
   * Its `h1`, where that says the same at every address: whoever goes to the page in a tab sees it in the frame that follows,
   * before anything of the page has come.
   */
  heading?: HeadingPlan;
};

/** `text`: key of the part's texts, without parameters. `look`: as the page itself shows it. */
export type HeadingPlan = { text: string; look: HeadingLook };

/** A fragment of a part: its module (default export made by `defineFragment`) and when it becomes alive. */
export type FragmentPlan = { module: string; hydrate: HydrateMode; wakeOn?: readonly WakeStore[] };

/** A remote's own configuration: name, owner, exposed files. Everything else is the preset's. */
export type PartPlan = {
  name: PartName;
  /** Who answers for the part. */
  owner: string;
  pages: Record<string, PagePlan>;
  fragments: Record<string, FragmentPlan>;
  /** Links of the frame to its pages. */
  navigation?: readonly LinkPlan[];
  /** Module with the contract of the fragments (`defineContract`); absent when there are none. */
  contract?: string;
  /** Limits in bytes as sent (brotli 11); default for a remote: 6000 to start, 30000 for the largest page or fragment. */
  budget?: Budget;
  /** Of the shell: effects outside of a part that are meant, and why. An effect that ends in `*` stands for all that begin so. */
  allows?: readonly AllowedEffect[];
};

/** States what a part is; read by the build. Paths of modules are relative to the part's folder. */
export const definePart = (plan: PartPlan): PartPlan => plan;
