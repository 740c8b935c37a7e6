import { type EmptyPictureName, emptyPictureUrl } from '@jishi/api/empty-picture';
import { Picture } from '@jishi/ui';
import { styled } from 'styled-components';

const Plate = styled.span`
  position: relative;
  display: grid;
  place-items: end center;
  width: 124px;
  height: 132px;
  margin-bottom: 10px;
  isolation: isolate;

  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: 50%;
  }
  &::before {
    z-index: -2;
    inset: 8px 0 0;
    background: var(--bg-sunken);
  }
  &::after {
    z-index: -1;
    inset: auto -22px -8px;
    height: 34px;
    background: radial-gradient(closest-side, color-mix(in srgb, var(--text-primary) 16%, transparent), transparent);
  }
`;

/** The object above an empty state: 108 px on a disc. Decoration: the title beside it says what is empty. */
export function EmptyObject({ name }: { name: EmptyPictureName }) {
  return (
    <Plate>
      <Picture src={emptyPictureUrl(name)} alt="" width={108} height={108} cutOut />
    </Plate>
  );
}
