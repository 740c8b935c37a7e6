import { categoryIcon } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { MoreLink, Picture, Section, SectionTitle } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useCategories } from '../../../hooks/use-categories.ts';
import { useTexts } from '../../../messages/texts.ts';
import { streetPath } from '../../../model/street-path.ts';
import { beyondFloors } from '../model/floors.ts';
import * as styles from './walk-on.styles.ts';

/** Below the floors: stalls that have none, and the street they all stand in. */
export function WalkOn() {
  const text = useTexts();
  const categories = useCategories();
  if (categories.length === 0) return null;
  const beyond = beyondFloors(categories);
  const street = (
    <MoreLink as={Link} to={streetPath}>
      {text('street.title')}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </MoreLink>
  );
  return (
    <Section>
      <SectionTitle end={street}>{text('home.walk_on')}</SectionTitle>
      {beyond.length > 0 && (
        <styles.Street>
          {beyond.map((category) => {
            const { id, name } = category;
            const icon = categoryIcon(category);
            return (
              <li key={id}>
                <Link to={paths.products({ categoryId: id, name })}>
                  {icon && <Picture src={icon} alt="" width={34} height={34} cutOut />}
                  {name}
                </Link>
              </li>
            );
          })}
        </styles.Street>
      )}
    </Section>
  );
}
