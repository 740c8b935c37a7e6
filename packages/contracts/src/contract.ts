import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { FragmentId, FragmentProps, ShopEventName, ShopEvents } from './fragments.ts';

type IdsOf<Name extends string> = Extract<FragmentId, `${Name}/${string}`>;
type ShortName<Id extends string> = Id extends `${string}/${infer Short}` ? Short : never;

/** Schema of one fragment's props and of the events it announces. */
export type FragmentContract<Id extends FragmentId> = {
  props: z.ZodMiniType<FragmentProps[Id]>;
  events: { [Name in ShopEventName]?: z.ZodMiniType<ShopEvents[Name]> };
};

/** Contracts of all fragments of one part, by their short names; complete by its type. */
export type PartContract<Name extends string> = {
  [Id in IdsOf<Name> as ShortName<Id>]: FragmentContract<Id>;
};

/** Types a part's `contract.ts`: `export default defineContract<'mf_catalog'>({ … })`. */
export const defineContract = <Name extends string>(contract: PartContract<Name>): PartContract<Name> => contract;

/** A fragment as a remote exposes it (default export of its module). */
export type FragmentModule<Props = never> = { Component: ComponentType<Props> };

/** Types a fragment module against its public props. */
export const defineFragment = <Id extends FragmentId>(
  _id: Id,
  Component: ComponentType<FragmentProps[Id]>,
): FragmentModule<FragmentProps[Id]> => ({ Component });
