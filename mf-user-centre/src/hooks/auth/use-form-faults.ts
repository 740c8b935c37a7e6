import { faultyField } from '@jishi/api/sign-in';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import type { Fault } from '../../model/auth/checks.ts';
import { stillWrong } from '../../model/still-wrong.ts';

type Found<Name extends string> = Partial<Record<Name, Fault>>;

/** What a refusal of the server is about, as it names it. */
type Told = 'phone' | 'code' | 'password';

/**
 * What is wrong with a form: what this side finds, else what the server said of the last attempt, in the field it is about.
 *
 * @param told fields the server's refusals may be about, or which field of the form stands for each; those about no field are the
 * whole form's (`rest`)
 */
export function useFormFaults<Name extends string>(told: readonly Told[] | Readonly<Partial<Record<Told, Name>>>) {
  const text = useTexts();
  const failureText = useFailureText();
  const [found, setFound] = useState<Found<Name>>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  const field = refusal ? faultyField(refusal) : null;
  const place = field && (isList(told) ? told.find((name) => name === field) : told[field]);

  const of = (name: Name): string | null => {
    const fault = found[name];
    if (fault) return text(fault);
    return place && place === name ? failureText(refusal) : null;
  };
  /** Shows what was found, and forgets the last refusal. True when everything is right. */
  const check = (next: Found<Name>): boolean => {
    setFound(next);
    setRefusal(null);
    return Object.values(next).every((fault) => fault === null);
  };
  /** After a change of `field`: what is right now is no longer told, and no refusal that was about what stood there. */
  const recheck = (next: Found<Name>, field: string): void => {
    setFound((before) => stillWrong(before, next));
    if (place === field) setRefusal(null);
  };
  /** What this side found, before it is put into words. */
  const fault = (name: Name): Fault => found[name] ?? null;
  return { of, found: fault, check, recheck, refuse: setRefusal, rest: place ? null : refusal };
}

const isList = <T>(told: readonly T[] | object): told is readonly T[] => Array.isArray(told);
