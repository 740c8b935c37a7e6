import { ApiError } from '@jishi/api';
import type { uploadPicture } from '@jishi/api/uploads';
import { fireEvent, renderInShop, screen, waitFor } from '@jishi/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { UnreadablePicture } from './original.ts';
import { PicturesField } from './pictures-field.tsx';
import type { PicturesTexts } from './pictures-texts.ts';
import type { reducePicture } from './reduce-picture.ts';
import { usePictures } from './use-pictures.ts';

// The form itself is sent to a real server in `@jishi/api`: the one of jsdom is none that can be sent.
const upload = vi.hoisted(() => vi.fn<typeof uploadPicture>());
vi.mock('@jishi/api/uploads', async (original) => ({ ...(await original<object>()), uploadPicture: upload }));

const reduce = vi.hoisted(() => vi.fn<typeof reducePicture>());
vi.mock('./reduce-picture.ts', () => ({ reducePicture: reduce }));

let sent = 0;
const kept: typeof uploadPicture = async (_client, _file, options) => {
  sent += 1;
  options?.onProgress?.(5, 10);
  return { url: `/media/uploads/${sent}.webp` };
};

beforeEach(() => {
  sent = 0;
  upload.mockReset().mockImplementation(kept);
});

const texts: PicturesTexts = {
  label: 'Pictures',
  hint: 'Up to 4',
  add: 'Add pictures',
  picture: (number) => `Picture ${number}`,
  remove: (number) => `Remove ${number}`,
  earlier: (number) => `Earlier ${number}`,
  later: (number) => `Later ${number}`,
  sending: (number, percent) => `Sending ${number}: ${percent}%`,
  failed: 'Not sent',
  again: 'Again',
  retry: (number) => `Again ${number}`,
  moved: (from, to) => `Moved ${from} to ${to}`,
  refused: ({ file, problem }) => `${file}: ${problem}`,
  refusedBecause: (file, reason) => `${file}: ${reason}`,
};

function Page({ initial = [] as string[] }) {
  const pictures = usePictures(4, initial);
  return (
    <>
      <PicturesField pictures={pictures} texts={texts} />
      <p data-testid="urls">{pictures.urls.map((url) => url.replace(/\D/g, '')).join()}</p>
      <p data-testid="busy">{String(pictures.isSending)}</p>
    </>
  );
}
const draw = (initial?: string[]) => renderInShop(<Page {...(initial && { initial })} />);
const file = (name: string, type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type });
const chooser = () => screen.getByLabelText('Add pictures');
const choose = (...files: File[]) => fireEvent.change(chooser(), { target: { files } });
const urls = () => screen.getByTestId('urls').textContent;
const before = ['1', '2', '3'].map((number) => `/media/uploads/${number}.webp`);

it('sends what is chosen and keeps the order in which it was chosen', async () => {
  draw();
  choose(file('a.jpg'), file('b.png', 'image/png'));
  expect(screen.getByTestId('busy')).toHaveTextContent('true');
  await waitFor(() => expect(screen.getByTestId('busy')).toHaveTextContent('false'));
  expect(urls().split(',').toSorted()).toEqual(['1', '2']);
  expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(2);
});

it('says why a file is not taken, and sends none of those', async () => {
  draw(before);
  choose(file('a.pdf', 'application/pdf'), file('b.gif', 'image/gif', 3e6), file('c.jpg'), file('d.jpg'));
  await waitFor(() => expect(urls()).toBe('1,2,3,1'));
  expect(screen.getByRole('alert')).toHaveTextContent('a.pdf: typeb.gif: movingd.jpg: count');
  expect(screen.queryByLabelText('Add pictures')).toBeNull();
  expect(upload).toHaveBeenCalledOnce();
});

it('makes a photo smaller before it is sent, and says so of one nobody can open', async () => {
  const smaller = new Blob(['smaller'], { type: 'image/jpeg' });
  reduce.mockResolvedValueOnce(smaller).mockRejectedValueOnce(new UnreadablePicture());
  draw();
  const [photo, broken] = [file('photo.jpg', 'image/jpeg', 3e6), file('broken.jpg', 'image/jpeg', 3e6)];
  choose(photo);
  await waitFor(() => expect(urls()).toBe('1'));
  expect(reduce).toHaveBeenLastCalledWith(photo, 2 * 1024 * 1024);
  expect(upload.mock.calls.map(([, sent]) => sent)).toEqual([smaller]);
  choose(broken);
  expect(await screen.findByText('broken.jpg: unreadable')).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('takes a file the shop refuses away again, with the reason', async () => {
  const error = new ApiError({ code: 'validation', message: 'no', serverMessage: '不支持这种文件格式' });
  upload.mockRejectedValue(error);
  draw();
  choose(file('a.jpg'));
  expect(await screen.findByText('a.jpg: 不支持这种文件格式')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('sends again what did not arrive', async () => {
  upload.mockRejectedValue(new ApiError({ code: 'network', message: 'down' }));
  const { user } = draw();
  choose(file('a.jpg'));
  const again = await screen.findByRole('button', { name: 'Again 1' });
  upload.mockImplementation(kept);
  await user.click(again);
  await waitFor(() => expect(urls()).toBe('1'));
});

it('is put in order by keys; the focus stays with what moved', async () => {
  const { user } = draw(before);
  screen.getByRole('button', { name: 'Later 1' }).focus();
  await user.keyboard('{Enter}');
  expect(urls()).toBe('2,1,3');
  expect(screen.getByRole('status')).toHaveTextContent('Moved 1 to 2');
  expect(screen.getByRole('button', { name: 'Later 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(urls()).toBe('2,3,1');
  expect(screen.getByRole('button', { name: 'Earlier 3' })).toHaveFocus();
});

it('is put in order by dragging', () => {
  draw(before);
  const [first, , third] = screen.getAllByRole('img', { name: /^Picture/ });
  document.elementFromPoint = () => third ?? null;
  Element.prototype.setPointerCapture = () => undefined;
  const handle = first?.parentElement as HTMLElement;
  fireEvent.pointerDown(handle, { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(handle, { clientX: 12, clientY: 10 });
  expect(urls()).toBe('1,2,3');
  fireEvent.pointerMove(handle, { clientX: 200, clientY: 10 });
  fireEvent.pointerUp(handle);
  expect(urls()).toBe('2,3,1');
});

it('removes, and ends what is under way', async () => {
  let end: AbortSignal | undefined;
  upload.mockImplementation((_client, _file, options) => {
    end = options?.signal;
    options?.onProgress?.(4, 10);
    return new Promise(() => undefined);
  });
  const { user } = draw(before.slice(0, 1));
  choose(file('a.jpg'));
  expect(await screen.findByRole('img', { name: 'Sending 2: 40%' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove 2' }));
  expect(end?.aborted).toBe(true);
  expect(screen.getByTestId('busy')).toHaveTextContent('false');
  await user.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(urls()).toBe('');
});

it('takes what is dropped and what is pasted', async () => {
  draw();
  const field = screen.getByRole('group', { name: 'Pictures' });
  fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [file('a.jpg')] } });
  fireEvent.paste(field, { clipboardData: { files: [file('b.jpg')] } });
  fireEvent.paste(field, { clipboardData: { files: [] } });
  await waitFor(() => expect(urls().split(',')).toHaveLength(2));
});
