import { expect, it } from 'vitest';
import { createApi } from '../client/create-api.ts';
import { type Answer, startLocalServer } from '../testing/local-server.ts';
import { uploadPicture } from './requests.ts';

const kept: Answer = { body: { state: 'SUCCESS', url: '/media/uploads/1.webp', title: '1.webp', size: 9 } };
const picture = () => new Blob(['picture'], { type: 'image/png' });
const clientOf = (base: string) =>
  createApi({
    base,
    lang: 'zh',
    projectKey: 'k',
    token: () => 'token',
    onError: () => expect.unreachable('told twice'),
  });

it('sends the file as a form and reads the answer that has no envelope', async () => {
  await using server = await startLocalServer(() => kept);
  expect(await uploadPicture(clientOf(server.base), picture())).toEqual({ url: '/media/uploads/1.webp' });
  const [request] = server.received;
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(request?.headers).toMatchObject({ authorization: 'Bearer token', 'apply-secret': 'k' });
  const form = String(request?.body);
  for (const field of ['type', 'size', 'specification', 'full', 'file']) expect(form).toContain(`name="${field}"`);
  expect(form.indexOf('name="file"')).toBeGreaterThan(form.indexOf('name="full"'));
  expect(form).toContain('2097152');
});

it('fails with the sentence of the shop', async () => {
  const refused = { status: 401, body: { result: 'error', code: 50004, message: '不支持这种文件格式' } };
  await using server = await startLocalServer(() => refused);
  await expect(uploadPicture(clientOf(server.base), picture())).rejects.toMatchObject({
    code: 'validation',
    serverMessage: '不支持这种文件格式',
  });
});

it('fails for an answer nobody can read', async () => {
  await using server = await startLocalServer(() => ({ text: 'ok' }));
  await expect(uploadPicture(clientOf(server.base), picture())).rejects.toMatchObject({ code: 'unexpected' });
});

it('is ended by its signal', async () => {
  const end = new AbortController();
  await using server = await startLocalServer(() => 'never');
  const upload = uploadPicture(clientOf(server.base), picture(), { signal: end.signal });
  setTimeout(() => end.abort(), 50);
  await expect(upload).rejects.toMatchObject({ code: 'aborted' });
});
