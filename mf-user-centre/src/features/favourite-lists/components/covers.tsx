import { type Picture as PictureOf, pictureUrl } from '@jishi/api';
import { Picture } from '@jishi/ui';
import Folder from 'lucide-react/icons/folder';
import * as styles from './covers.styles.ts';

/** Up to four pictures of what is in a list; decoration. */
export function Covers({ pictures }: { pictures: readonly PictureOf[] }) {
  if (pictures.length === 0) {
    return (
      <styles.Empty>
        <Folder size={20} strokeWidth={1.75} aria-hidden />
      </styles.Empty>
    );
  }
  return (
    <styles.Mosaic $isOne={pictures.length === 1}>
      {pictures.map(({ url }) => (
        <Picture key={url} src={pictureUrl(url, 80)} alt="" width={40} height={40} fill radius="none" />
      ))}
    </styles.Mosaic>
  );
}
