import {
  choiceOf,
  chosenVariant,
  initialChoice,
  missingAxes,
  toggleValue,
  type Variant,
  type VariantChoice,
} from '@jishi/api/products';
import { useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { namedVariant, withVariant } from '../model/offer-address.ts';

type Choice = {
  choice: VariantChoice;
  /** The customer has chosen, here or by the address; before that the picker shows the first variant. */
  hasChosen: boolean;
  toggle: (axis: string, value: string) => void;
};

/** Nothing is loaded for it, and the page stays where it is scrolled to. */
const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } satisfies NavigateOptions;

/**
 * The choice among variants: it begins with the one the address names, else with the first in stock. What is chosen is shown
 * at once and written into the address, so that it can be passed on and found again.
 */
export function useChoice(variants: readonly Variant[]): Choice {
  const [query, setQuery] = useSearchParams();
  const named = namedVariant(variants, query);
  const [chosen, setChosen] = useState(() => ({
    choice: named ? choiceOf(named) : initialChoice(variants),
    hasChosen: named !== null,
  }));
  const sku = query.get('sku');
  const [known, setKnown] = useState(sku);
  if (sku !== known) {
    setKnown(sku);
    // By the way back, or a link; after a choice made here it is that choice.
    if (named) setChosen({ choice: choiceOf(named), hasChosen: true });
  }
  // What was chosen may have gone: a sale that begins has fewer variants.
  const isGone = missingAxes(variants, chosen.choice).length === 0 && !chosenVariant(variants, chosen.choice);
  const choice = isGone ? initialChoice(variants) : chosen.choice;

  const toggle = (axis: string, value: string) => {
    const next = toggleValue(choice, axis, value);
    setChosen({ choice: next, hasChosen: true });
    const id = chosenVariant(variants, next)?.id ?? null;
    setQuery((before) => withVariant(before, id), quietly);
  };
  return { choice, hasChosen: chosen.hasChosen, toggle };
}
