import type { ProductFacets } from '@jishi/api/products';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { LinkButton } from '@jishi/ui';
import { RemovableChip } from '@jishi/ui/forms';
import { useFacetWords } from '../../../messages/facets/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { type ListMoves, stay } from '../hooks/use-list-moves.ts';
import { change, clearFilters, countFilters, toggleBrand, toggleColour, toggleService } from '../model/changes.ts';
import type { ListAddress } from '../model/list-address.ts';
import * as styles from './active-filters.styles.ts';
import { ListLink } from './list-link.tsx';

/** Filters in force as chips that take themselves off. */
export function ActiveFilters({ facets, moves }: { facets: ProductFacets | null; moves: ListMoves }) {
  const text = useTexts();
  const words = useFacetWords();
  const common = useCommonTexts();
  const format = useFormat();
  const { shown } = moves;
  const { priceMin, priceMax, brandIds, inStock, colours, services } = shown;
  if (countFilters(shown) === 0) return null;

  const chip = (key: string, label: string, without: ListAddress) => (
    <RemovableChip key={key} as={ListLink} label={common('action.remove')} moves={moves} to={without} options={stay}>
      {label}
    </RemovableChip>
  );
  const priceLabel =
    priceMin !== null && priceMax !== null
      ? format.moneyRange(priceMin, priceMax)
      : priceMin !== null
        ? text('list.price_from', { amount: format.money(priceMin) })
        : text('list.price_to', { amount: format.money(priceMax ?? 0) });
  const nameOf = (id: string) => facets?.brands.find((brand) => brand.id === id)?.name ?? text('list.brand_id', { id });

  return (
    <styles.Filters role="group" aria-label={text('list.chosen')}>
      <styles.Label aria-hidden="true">{text('list.chosen')}</styles.Label>
      {(priceMin !== null || priceMax !== null) &&
        chip('price', priceLabel, change(shown, { priceMin: null, priceMax: null }))}
      {brandIds.map((id) => chip(id, nameOf(id), toggleBrand(shown, id)))}
      {colours.map((colour) => chip(colour, words(`colour.${colour}`), toggleColour(shown, colour)))}
      {inStock && chip('stock', text('list.in_stock'), change(shown, { inStock: false }))}
      {services.map((service) => chip(service, words(`service.${service}`), toggleService(shown, service)))}
      <LinkButton as={ListLink} moves={moves} to={clearFilters(shown)} options={stay} kind="ghost" size="sm">
        {common('action.clear_all')}
      </LinkButton>
    </styles.Filters>
  );
}
