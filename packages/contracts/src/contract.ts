import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { OtherEvents } from './additions.ts';
import type { FragmentId, FragmentProps } from './fragments.ts';

type IdsOf<Name extends string> = Extract<FragmentId, `${Name}/${string}`>;
type ShortName<Id extends string> = Id extends `${string}/${infer Short}` ? Short : never;

/** Schema of one fragment's props. Which events it emits is read from its sources. */
export type FragmentContract<Id extends FragmentId> = { props: z.ZodMiniType<FragmentProps[Id]> };

/** Contracts of all fragments of one part, by their short names; complete by its type. */
export type PartContract<Name extends string> = {
  [Id in IdsOf<Name> as ShortName<Id>]: FragmentContract<Id>;
};

/** Types a part's `contract.ts`: `export default defineContract<'mf_catalog'>({ … })`. */
export const defineContract = <Name extends string>(contract: PartContract<Name>): PartContract<Name> => contract;

/** Schemas of a part's own events, by their names; complete by its type. */
export type EventContract<Name extends string> = {
  [Event in Extract<keyof OtherEvents, `${Name}:${string}`>]: z.ZodMiniType<OtherEvents[Event]>;
};

/** Types the own events in a part's `contract.ts`: `export const events = defineEvents<'gifts'>({ … })` of `mf-gifts`. */
export const defineEvents = <Name extends string>(events: EventContract<Name>): EventContract<Name> => events;

/** A fragment as a remote exposes it (default export of its module). */
export type FragmentModule<Props = never> = { Component: ComponentType<Props> };

/** Types a fragment module against its public props. */
export const defineFragment = <Id extends FragmentId>(
  _id: Id,
  Component: ComponentType<FragmentProps[Id]>,
): FragmentModule<FragmentProps[Id]> => ({ Component });
