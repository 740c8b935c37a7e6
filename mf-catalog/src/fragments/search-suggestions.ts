import { defineFragment } from '@jishi/contracts';
import { SearchSuggestions } from '../features/search-suggestions/search-suggestions.tsx';

export default defineFragment('mf_catalog/search-suggestions', SearchSuggestions);
