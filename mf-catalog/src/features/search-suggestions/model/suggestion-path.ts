import type { Suggestion } from '@jishi/api/products';
import { paths, withQuery } from '@jishi/contracts';

/** Where a suggestion leads. */
export function suggestionPath(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'word':
      return paths.products({ keyword: suggestion.text });
    case 'category':
      return paths.products({ categoryId: suggestion.id, name: suggestion.text });
    case 'brand':
      return withQuery(paths.products(), { brand: suggestion.id });
    case 'product':
      return paths.product(suggestion.id);
    case 'article':
      return paths.article(suggestion.id);
  }
}
