/**
 * Source of a shell server file (CommonJS) that draws nothing: it sends the document of an address as it is.
 *
 * @param documents HTML by path
 */
export const staticShell = (documents: Readonly<Record<string, string>>): string => `
const documents = new Map(Object.entries(${JSON.stringify(documents)}));
const headers = { 'content-type': 'text/html; charset=utf-8' };
exports.shared = {};
exports.createRenderer = () => ({
  render(request, sink) {
    const document = documents.get(request.url.split('?')[0]);
    sink.head({ status: document ? 200 : 404, headers, rescue: '' });
    sink.chunk(Buffer.from(document ?? 'not found')); // bytes are handed over: new ones for each page
    sink.end(true);
    return { abort() {} };
  },
});
`;
